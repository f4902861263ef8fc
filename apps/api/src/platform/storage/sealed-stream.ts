import { createCipheriv, createDecipheriv } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const BLOCK = 65_536;
const SEAL = 16;
const FRAME = BLOCK + SEAL;

/**
 * Which block this is, and whether it is the last one: a block that was moved, repeated or cut off does not open. Only
 * for a key that seals a single stream.
 */
function nonce(rank: number, last: boolean): Uint8Array {
  const iv = Buffer.alloc(12);
  iv.writeUInt32BE(Math.floor(rank / 2 ** 32), 3);
  iv.writeUInt32BE(rank % 2 ** 32, 7);
  iv.writeUInt8(last ? 1 : 0, 11);
  return new Uint8Array(iv);
}

/** Blocks of one length, the last one apart; one empty last block when there is nothing. */
async function* cut(
  blocks: AsyncIterable<Uint8Array>,
  length: number,
): AsyncGenerator<{ readonly bytes: Uint8Array; readonly last: boolean }> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const block of blocks) {
    held.push(block);
    size += block.length;
    if (size <= length) continue;
    let all = new Uint8Array(Buffer.concat(held));
    // One more byte is there: what is given is not the last.
    for (; all.length > length; all = all.subarray(length)) yield { bytes: all.subarray(0, length), last: false };
    held = [all];
    size = all.length;
  }
  yield { bytes: new Uint8Array(Buffer.concat(held)), last: true };
}

/** Encrypts as it comes. @param key 32 bytes, of this stream alone. */
export async function* sealStream(blocks: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Uint8Array> {
  let rank = 0;
  for await (const { bytes, last } of cut(blocks, BLOCK)) {
    const cipher = createCipheriv(ALGORITHM, key, nonce(rank, last));
    rank += 1;
    yield new Uint8Array(Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()].map(asBytes)));
  }
}

/** @throws when a block was changed, moved or cut off: what came before it is sound, and the stream is not whole. */
export async function* openStream(blocks: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Uint8Array> {
  let rank = 0;
  for await (const { bytes, last } of cut(blocks, FRAME)) {
    if (bytes.length < SEAL) throw new Error('a sealed stream was cut off');
    const decipher = createDecipheriv(ALGORITHM, key, nonce(rank, last), { authTagLength: SEAL });
    decipher.setAuthTag(bytes.subarray(bytes.length - SEAL));
    rank += 1;
    const clear = decipher.update(bytes.subarray(0, bytes.length - SEAL));
    decipher.final();
    yield asBytes(clear);
  }
}

const asBytes = (buffer: Buffer): Uint8Array => new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.length);
