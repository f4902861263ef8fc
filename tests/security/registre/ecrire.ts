import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { redigerRegistre } from './rediger.ts';

writeFileSync(fileURLToPath(new URL('../../../docs/registre-des-traitements.md', import.meta.url)), redigerRegistre());
