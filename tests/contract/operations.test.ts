import { describeOperations } from './describe-operations.ts';
import { HOSTS } from './hosts.ts';

for (const [name, start] of HOSTS) describeOperations(name, () => start());
