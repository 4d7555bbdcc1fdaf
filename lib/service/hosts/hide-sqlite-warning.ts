/**
 * Prints every warning of Node but the one that node:sqlite is experimental: the pinned Node has what we use of it, and
 * the person who starts the service can do nothing about it.
 */
export function hideSqliteWarning(): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name === 'ExperimentalWarning' && warning.message.includes('SQLite')) return;
    console.error(`${warning.name}: ${warning.message}`);
  });
}
