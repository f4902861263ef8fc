import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

/** One file of an archive: held whole, so it is to be of a bounded size. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array;
}

const compress = promisify(deflateRaw);
const [LOCAL, CENTRAL, END, END_64, LOCATOR_64] = [0x04034b50, 0x02014b50, 0x06054b50, 0x06064b50, 0x07064b50];
const [DEFLATED, STORED] = [8, 0];
const UTF_8 = 0x0800;
/** Bytes: nothing shorter gets shorter. */
const WORTH_IT = 64;
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
/** Of ZIP 4.5, whose numbers have 64 bits. */
const VERSION_64 = 45;
const VERSION = 20;
/** Written by a Unix, for a plain file that its owner reads. */
const UNIX = 3 << 8;
const READABLE = (0o100600 << 16) >>> 0;

/** Little-endian numbers: each one with its size in bytes. */
function record(...fields: readonly (readonly [value: number, size: 2 | 4 | 8])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [, size]) => sum + size, 0));
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 8) bytes.writeBigUInt64LE(BigInt(value), at);
    else bytes.writeUIntLE(value, at, size);
    at += size;
  }
  return bytes;
}

/** In the two numbers of DOS, which know seconds by pairs and no time zone: the universal time is written. */
function dosTime(date: Date): readonly [time: number, day: number] {
  return [
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
    ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
  ];
}

/**
 * A ZIP, written as its files come: memory holds one of them, and some hundred bytes of the list of each. More than
 * 65 535 files, or four gigabytes, are written as ZIP64.
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  modified: Date,
): AsyncGenerator<Uint8Array> {
  const list: Buffer[] = [];
  const [time, day] = dosTime(modified);
  let offset = 0;
  for await (const { name, content } of entries) {
    const path = Buffer.from(name, 'utf8');
    const deflated = content.length > WORTH_IT ? await compress(content) : content;
    const method = deflated.length < content.length ? DEFLATED : STORED;
    const data = method === DEFLATED ? deflated : content;
    const far = offset >= MAX_32;
    const version = far ? VERSION_64 : VERSION;
    const common = [
      [UTF_8, 2],
      [method, 2],
      [time, 2],
      [day, 2],
      [crc32(content), 4],
      [data.length, 4],
      [content.length, 4],
      [path.length, 2],
    ] as const;
    const header = Buffer.concat([record([LOCAL, 4], [version, 2], ...common, [0, 2]), path].map(plain));
    const extra = far ? record([1, 2], [8, 2], [offset, 8]) : Buffer.alloc(0);
    list.push(
      Buffer.concat(
        [
          record(
            [CENTRAL, 4],
            [UNIX | version, 2],
            [version, 2],
            ...common,
            [extra.length, 2],
            [0, 2],
            [0, 2],
            [0, 2],
            [READABLE, 4],
            [Math.min(offset, MAX_32), 4],
          ),
          path,
          extra,
        ].map(plain),
      ),
    );
    yield plain(header);
    yield plain(data);
    offset += header.length + data.length;
  }
  for (const line of list) yield plain(line);
  yield plain(end({ count: list.length, offset, size: list.reduce((sum, { length }) => sum + length, 0) }));
}

function end({ count, offset, size }: { count: number; offset: number; size: number }): Buffer {
  const large = count >= MAX_16 || offset >= MAX_32 || size >= MAX_32;
  const end64 = record(
    [END_64, 4],
    [44, 8],
    [UNIX | VERSION_64, 2],
    [VERSION_64, 2],
    [0, 4],
    [0, 4],
    [count, 8],
    [count, 8],
    [size, 8],
    [offset, 8],
  );
  const locator = record([LOCATOR_64, 4], [0, 4], [offset + size, 8], [1, 4]);
  const [few, near, short] = [Math.min(count, MAX_16), Math.min(offset, MAX_32), Math.min(size, MAX_32)];
  const last = record([END, 4], [0, 2], [0, 2], [few, 2], [few, 2], [short, 4], [near, 4], [0, 2]);
  return large ? Buffer.concat([end64, locator, last].map(plain)) : last;
}

const plain = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
