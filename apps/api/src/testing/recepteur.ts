import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';

/** Of `recepteur.test` and `autre.test`, made for tests (`openssl req -x509 …`, a hundred years): it protects nothing. */
export const CERTIFICAT = `-----BEGIN CERTIFICATE-----
MIIBsDCCAVagAwIBAgIUC4ouFSnAfmxQbKqtdequ6FrjxO0wCgYIKoZIzj0EAwIw
GTEXMBUGA1UEAwwOcmVjZXB0ZXVyLnRlc3QwIBcNMjYxMTIzMDYyNDUzWhgPMjEy
NjEwMzAwNjI0NTNaMBkxFzAVBgNVBAMMDnJlY2VwdGV1ci50ZXN0MFkwEwYHKoZI
zj0CAQYIKoZIzj0DAQcDQgAEW/ivdYrPdo1y76Dqmhm2PfNsMHGg/20K1uehhkmR
DzPvusXZoYDJxChtfU3iijeFwDdwLvK24YSC2IBd/UUxQqN6MHgwHQYDVR0OBBYE
FLyGFUgDBSY3EjLBf3bziFyYpj+eMB8GA1UdIwQYMBaAFLyGFUgDBSY3EjLBf3bz
iFyYpj+eMA8GA1UdEwEB/wQFMAMBAf8wJQYDVR0RBB4wHIIOcmVjZXB0ZXVyLnRl
c3SCCmF1dHJlLnRlc3QwCgYIKoZIzj0EAwIDSAAwRQIgY+l0AhPcPWl+hRZmBEl3
K6vaBheucBKvDnG9MmFMamYCIQCNJREWbiQjRdiDHFgXL1+gWmwPAbr762pKlC9x
fhCurw==
-----END CERTIFICATE-----
`;
const CLE = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgVX3/3rg240AlhL19
5pzdkMp6v0W453UQCVMhkUk/3/6hRANCAARb+K91is92jXLvoOqaGbY982wwcaD/
bQrW56GGSZEPM++6xdmhgMnEKG19TeKKN4XAN3Au8rbhhILYgF39RTFC
-----END PRIVATE KEY-----
`;

export interface Recu {
  readonly chemin: string;
  readonly entetes: Readonly<Record<string, string | string[] | undefined>>;
  readonly corps: string;
}

/** A program of a firm, on this machine: what it received, and what it answers. */
export interface Recepteur {
  readonly port: number;
  readonly recus: Recu[];
  /** The status of the next answers; 0 never answers. */
  repondre: number;
  readonly fermer: () => Promise<void>;
}

export async function ouvrirRecepteur(): Promise<Recepteur> {
  const recus: Recu[] = [];
  const serveur: Server = createServer({ cert: CERTIFICAT, key: CLE }, (requete, reponse) => {
    const morceaux: Buffer[] = [];
    requete.on('data', (morceau: Buffer) => morceaux.push(morceau));
    requete.on('end', () => {
      recus.push({ chemin: requete.url ?? '', entetes: requete.headers, corps: Buffer.concat(morceaux).toString() });
      if (recepteur.repondre === 0) return;
      reponse
        .writeHead(recepteur.repondre, { location: 'https://recepteur.test/ailleurs' })
        .end('SECRET-DE-LA-REPONSE');
    });
  });
  await new Promise<void>((resolve) => serveur.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on TCP has such an address.
  const { port } = serveur.address() as AddressInfo;
  const recepteur: Recepteur = {
    port,
    recus,
    repondre: 204,
    fermer: () =>
      new Promise((resolve) => {
        serveur.closeAllConnections();
        serveur.close(() => resolve());
      }),
  };
  return recepteur;
}
