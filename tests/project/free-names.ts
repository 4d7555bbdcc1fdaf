import { read } from './source-files.ts';
import { childrenOf, isNode, syntaxOf } from './syntax.ts';
import type { Node } from './syntax.ts';

const isFunction = ({ type }: Node) => /Function/.test(type);

/** Types do not run (of the nodes named TS… only a few hold code that does), and imports are no globals. */
const isNoCode = ({ type }: Node) =>
  type === 'ImportDeclaration' ||
  type === 'ExportSpecifier' ||
  (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull|Instantiation|TypeAssertion)/.test(type));

/** Children that are names of properties and labels rather than references. */
function isLabel(parent: Node, child: Node): boolean {
  if (parent['computed'] === true) return false;
  return parent['key'] === child ? parent['value'] !== child : parent['property'] === child;
}

function nameOf(node: Node): string {
  return String(node['name']);
}

/** The names that a pattern on the left of a declaration binds. */
function boundBy(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [nameOf(pattern)];
    case 'AssignmentPattern':
      return boundBy(pattern['left']);
    case 'RestElement':
      return boundBy(pattern['argument']);
    case 'Property':
      return boundBy(pattern['value']);
    case 'TSParameterProperty':
      return boundBy(pattern['parameter']);
    default:
      return childrenOf(pattern).flatMap(boundBy);
  }
}

/** What is declared in a function or program, in any of its blocks: finer scopes are not worth their code here. */
function declaredIn(node: Node): string[] {
  return childrenOf(node).flatMap((child) => [
    ...(/^(VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(child.type)
      ? boundBy(child['id'])
      : []),
    ...(child.type === 'CatchClause' ? boundBy(child['param']) : []),
    ...(/^Import\w*Specifier$/.test(child.type) ? boundBy(child['local']) : []),
    ...(isFunction(child) ? [] : declaredIn(child)),
  ]);
}

interface Scope {
  names: ReadonlySet<string>;
  outer?: Scope;
}

const isBound = (name: string, scope: Scope | undefined): boolean =>
  scope !== undefined && (scope.names.has(name) || isBound(name, scope.outer));

const found = new Map<string, ReadonlySet<string>>();

/** The names a file uses without declaring or importing them: its globals. */
export function freeNames(path: string): ReadonlySet<string> {
  const known = found.get(path);
  if (known) return known;
  const free = new Set<string>();
  visit(syntaxOf(path), undefined, { names: new Set() }, free);
  found.set(path, free);
  return free;
}

/** Whether a file uses one global. Most files do not even hold its name: those are not parsed. */
export function usesGlobal(path: string, name: string): boolean {
  return read(path).includes(name) && freeNames(path).has(name);
}

function visit(node: Node, parent: Node | undefined, scope: Scope, free: Set<string>): void {
  if (isNoCode(node) || (parent && isLabel(parent, node))) return;
  if (node.type === 'Identifier' && !isBound(nameOf(node), scope)) free.add(nameOf(node));
  const opens = isFunction(node) || node.type === 'Program';
  const inside = opens ? { names: new Set([...boundOf(node), ...declaredIn(node)]), outer: scope } : scope;
  for (const child of childrenOf(node)) visit(child, node, inside, free);
}

function boundOf(node: Node): string[] {
  const { params = [] } = node;
  return [...(Array.isArray(params) ? params.flatMap(boundBy) : []), ...boundBy(node['id'])];
}
