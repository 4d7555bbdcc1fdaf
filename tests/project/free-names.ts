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

/** The names a file uses without declaring or importing them: its globals. */
export function freeNames(path: string): Set<string> {
  const free = new Set<string>();
  const visit = (node: Node, bound: ReadonlySet<string>, parent?: Node): void => {
    if (isNoCode(node) || (parent && isLabel(parent, node))) return;
    if (node.type === 'Identifier' && !bound.has(nameOf(node))) free.add(nameOf(node));
    const inside =
      isFunction(node) || node.type === 'Program'
        ? new Set([...bound, ...boundOf(node), ...declaredIn(node)])
        : bound;
    for (const child of childrenOf(node)) visit(child, inside, node);
  };
  visit(syntaxOf(path), new Set());
  return free;
}

function boundOf(node: Node): string[] {
  const { params = [] } = node;
  return [...(Array.isArray(params) ? params.flatMap(boundBy) : []), ...boundBy(node['id'])];
}
