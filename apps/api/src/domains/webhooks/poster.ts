import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Adresse } from './adresse.ts';

export interface Envoi {
  readonly cible: URL;
  /** The one that was checked: the name is not resolved again. */
  readonly adresse: Adresse;
  readonly corps: string;
  readonly entetes: Readonly<Record<string, string>>;
  readonly delaiMs: number;
  /** Certificates to trust beside those of the system: tests. */
  readonly ca?: string | undefined;
}

/** Posts once, to that address and no other, without following anything. @returns the status; the body is not read. */
export function poster({ cible, adresse, corps, entetes, delaiMs, ca }: Envoi): Promise<number> {
  const lookup: LookupFunction = (_hote, { all }, suite) => {
    if (all === true) suite(null, [adresse]);
    else suite(null, adresse.address, adresse.family);
  };
  return new Promise((resolve, reject) => {
    const appel = request(
      {
        protocol: 'https:',
        hostname: cible.hostname.replace(/^\[|\]$/g, ''),
        port: cible.port === '' ? 443 : Number(cible.port),
        path: cible.pathname + cible.search,
        method: 'POST',
        headers: { ...entetes, 'content-length': Buffer.byteLength(corps) },
        // A connection of its own, closed at once: none that another name opened.
        agent: false,
        lookup,
        signal: AbortSignal.timeout(delaiMs),
        ...(ca !== undefined && { ca }),
      },
      (reponse) => {
        resolve(reponse.statusCode ?? 0);
        reponse.destroy();
      },
    );
    appel.on('error', reject);
    appel.end(corps);
  });
}
