// Runs PGlite away from the event loop. Plain JavaScript: node, tsx, vitest and the bundle all load it as it is.
import { existsSync, openAsBlob, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// oxlint-disable unicorn/require-post-message-target-origin -- a thread's port has no origin
/** @type {{ dataDir: string, template?: string }} `dataDir` is a folder or `memory://`. */
const { dataDir, template } = workerData;

async function open() {
  const blob = template && existsSync(template) ? await openAsBlob(template) : undefined;
  const fromTemplate = blob ? { loadDataDir: blob } : {};
  if (dataDir.startsWith('memory://')) return PGlite.create({ dataDir, ...fromTemplate });
  const cluster = join(dataDir, 'postgres');
  const complete = join(dataDir, 'postgres.complete');
  if (existsSync(complete)) return PGlite.create({ dataDir: cluster });
  // A first start that was killed half-way left files that never served anything; they are kept aside all the same.
  if (existsSync(cluster)) renameSync(cluster, `${cluster}.incomplet-${Date.now()}`);
  const created = await PGlite.create({ dataDir: cluster, ...fromTemplate });
  writeFileSync(complete, '');
  return created;
}

const database = await open();

async function handle(message) {
  switch (message.kind) {
    case 'reset':
      // PGlite is one PostgreSQL backend: what a dropped connection left open must not reach the next one.
      await database.exec('rollback');
      await database.exec('discard all');
      return;
    case 'bytes': {
      const replies = [];
      await database.execProtocolRawStream(message.bytes, {
        syncToFs: false,
        onRawData: (data) => replies.push(data.slice()),
      });
      parentPort.postMessage({ kind: 'bytes', connection: message.connection, replies });
      return;
    }
    case 'dump': {
      const file = await database.dumpDataDir('gzip');
      parentPort.postMessage({ kind: 'dumped', archive: new Uint8Array(await file.arrayBuffer()) });
      return;
    }
    default:
      await database.close();
      parentPort.postMessage({ kind: 'closed' });
      parentPort.close();
  }
}

let turn = Promise.resolve();
parentPort.on('message', (message) => {
  // A rejection ends the thread: a WASM module that failed is no longer a database, the next connection opens another.
  turn = turn.then(() => handle(message));
});
parentPort.postMessage({ kind: 'ready' });
