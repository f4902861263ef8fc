import { fileURLToPath } from 'node:url';
import { prepareTemplate } from './platform/database/template.ts';

// Run by the build: the archive that a first start unpacks instead of creating a cluster.
await prepareTemplate(
  fileURLToPath(new URL('../dist', import.meta.url)),
  fileURLToPath(new URL('../migrations', import.meta.url)),
);
