// Runs PGlite away from the event loop. Plain JavaScript: node, tsx, vitest and the bundle all load it as it is.
import { existsSync, openAsBlob, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  // A name of its own until it is whole: a cluster that lost its marker is never taken for one half-made.
  const draft = join(dataDir, 'postgres.en-cours');
  const complete = join(dataDir, 'postgres.complete');
  if (!existsSync(complete)) {
    // What stands under this name is from a first start that was killed half-way: it never served anything.
    rmSync(draft, { recursive: true, force: true });
    const created = await PGlite.create({ dataDir: draft, ...fromTemplate });
    await created.close();
    writeFileSync(complete, '');
  }
  if (!existsSync(cluster)) renameSync(draft, cluster);
  return PGlite.create({ dataDir: cluster });
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
