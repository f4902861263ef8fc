import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { ErreurModele } from './erreurs.ts';

/** Addresses that are not the public internet: this machine, private networks, metadata services, reserved ranges. */
const INTERNES = new BlockList();
for (const [adresse, taille] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INTERNES.addSubnet(adresse, taille, 'ipv4');
for (const [adresse, taille] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['2001:db8::', 32],
] as const)
  INTERNES.addSubnet(adresse, taille, 'ipv6');
/** Where machines of a cloud read their own secrets: refused even on a local network. */
const METADONNEES = new BlockList();
METADONNEES.addSubnet('169.254.0.0', 16, 'ipv4');
METADONNEES.addAddress('fd00:ec2::254', 'ipv6');

const famille = (ip: string): 'ipv4' | 'ipv6' => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');
const hote = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');
const estInterne = (ip: string): boolean => INTERNES.check(ip, famille(ip));
const estMetadonnees = (ip: string): boolean =>
  METADONNEES.check(ip, famille(ip)) || (famille(ip) === 'ipv6' && /^::ffff:a9fe:/i.test(ip));

/** Whether an address is this machine or its network by its very form: a name that could be anybody's is not. */
export function estReseauPropre(texte: string): boolean {
  if (!URL.canParse(texte)) return false;
  const nom = hote(new URL(texte));
  return isIP(nom) === 0 ? /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$|^[^.]+$/i.test(nom) : estInterne(nom);
}

/** Why an address cannot be a model's, in French; undefined when it can. */
export function refusAdresse(texte: string, reseauLocal: boolean): string | undefined {
  if (!URL.canParse(texte)) return 'doit être une adresse https://…';
  const url = new URL(texte);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'doit être une adresse https://…';
  if (url.username !== '' || url.password !== '')
    return 'ne doit pas contenir d’identifiants : la clé se donne avec MODELE_CLE';
  if (url.search !== '' || url.hash !== '') return 'ne doit contenir ni « ? » ni « # »';
  const nom = hote(url);
  const ip = isIP(nom) !== 0;
  if ((ip && estMetadonnees(nom)) || /^metadata\b/i.test(nom)) return 'ne peut pas être un service de métadonnées';
  const interne = estReseauPropre(texte);
  if (interne && !reseauLocal)
    return 'désigne cette machine ou son réseau : donnez MODELE_RESEAU_LOCAL=oui si c’est voulu';
  if (!interne && url.protocol === 'http:') return 'doit être chiffrée (https://…)';
  return undefined;
}

/**
 * The fetch of a provider's client: it only goes to the address configured, never follows a redirection, and checks
 * where the name leads at each call.
 */
export function fetchRestreint(base: string, reseauLocal: boolean, resoudre: typeof lookup = lookup): typeof fetch {
  const { origin } = new URL(base);
  return async (entree, init) => {
    // The clients give texts; anything else is not theirs.
    if (typeof entree !== 'string' && !(entree instanceof URL)) throw new ErreurModele('MODELE_INJOIGNABLE');
    const url = new URL(entree);
    if (url.origin !== origin) throw new ErreurModele('MODELE_INJOIGNABLE');
    const nom = hote(url);
    const adresses = isIP(nom) === 0 ? (await resoudre(nom, { all: true })).map((a) => a.address) : [nom];
    if (adresses.some((ip) => estMetadonnees(ip) || (!reseauLocal && estInterne(ip))))
      throw new ErreurModele('MODELE_INJOIGNABLE');
    return fetch(url, { ...init, redirect: 'error' });
  };
}
