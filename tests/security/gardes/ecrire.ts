import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rediger } from './lisez-moi.ts';

writeFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), rediger());
