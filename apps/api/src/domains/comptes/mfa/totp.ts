import { Secret, TOTP } from 'otpauth';

const EMETTEUR = 'Francis';
const PAS_SECONDES = 30;
const CHIFFRES = 6;
const OCTETS_SECRET = 20;

/** What every authenticator application reads: SHA-1, 6 digits, 30 seconds. */
const totp = (secret: string, titulaire: string): TOTP =>
  new TOTP({
    issuer: EMETTEUR,
    label: titulaire,
    secret: Secret.fromBase32(secret),
    digits: CHIFFRES,
    period: PAS_SECONDES,
  });

export const nouveauSecret = (): string => new Secret({ size: OCTETS_SECRET }).base32;

/** The address that the client draws as a QR code. */
export const adresseOtpauth = (secret: string, titulaire: string): string => totp(secret, titulaire).toString();

/** Time step of the code, one before or after the present one at most; undefined when it is not a good one. */
export function pasDuCode(secret: string, code: string, maintenant: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const ecart = totp(secret, '').validate({ token: code, timestamp: maintenant.getTime(), window: 1 });
  return ecart === null ? undefined : Math.floor(maintenant.getTime() / 1000 / PAS_SECONDES) + ecart;
}
