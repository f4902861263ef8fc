import { randomBytes, randomUUID } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Queries } from '../../../platform/database/database.ts';
import { empreinteDe } from '../secrets.ts';
import { depotMfa } from './repository.ts';

const NOMBRE = 10;
/** 120 bits: 24 letters and figures. */
const OCTETS = 15;

export const normaliserCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** New codes, shown once; those of before no longer serve. */
export async function renouvelerCodes(requetes: Queries, utilisateurId: string): Promise<string[]> {
  const codes = Array.from({ length: NOMBRE }, () => {
    const octets = randomBytes(OCTETS);
    return new Secret({ buffer: new Uint8Array(octets).buffer }).base32.replace(/(.{6})(?=.)/g, '$1-');
  });
  await depotMfa(requetes).remplacerCodes(
    utilisateurId,
    codes.map((code) => ({ id: randomUUID(), utilisateurId, empreinte: empreinteDe(normaliserCode(code)) })),
  );
  return codes;
}
