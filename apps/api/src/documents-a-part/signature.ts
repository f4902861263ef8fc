const commencePar = (octets: Uint8Array, debut: readonly number[]): boolean => debut.every((o, i) => octets[i] === o);

/** By its first bytes: a name and a declared type prove nothing. */
export const estPdf = (octets: Uint8Array): boolean => commencePar(octets, [0x25, 0x50, 0x44, 0x46, 0x2d]);
const estPng = (octets: Uint8Array): boolean => commencePar(octets, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const estJpeg = (octets: Uint8Array): boolean => commencePar(octets, [0xff, 0xd8, 0xff]);

type Nature = 'application/pdf' | 'image/png' | 'image/jpeg';

/** Undefined when it is nothing that we read. */
export function natureDe(octets: Uint8Array): Nature | undefined {
  if (estPdf(octets)) return 'application/pdf';
  if (estPng(octets)) return 'image/png';
  return estJpeg(octets) ? 'image/jpeg' : undefined;
}
