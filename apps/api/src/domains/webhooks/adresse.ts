import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

export interface Adresse {
  readonly address: string;
  readonly family: 4 | 6;
}
/** Every address of a name. */
export type Resolveur = (hote: string) => Promise<readonly Adresse[]>;

/** Of the machine, of its network, or of nobody: what no address of the Internet is (RFC 6890). */
const RESERVEES_4: readonly (readonly [reseau: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Inside the only block of IPv6 that is given to the Internet: tunnels, which may lead anywhere, and examples. */
const RESERVEES_6: readonly (readonly [reseau: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refusees = new BlockList();
for (const [reseau, bits] of RESERVEES_4) refusees.addSubnet(reseau, bits, 'ipv4');
const tunnels = new BlockList();
for (const [reseau, bits] of RESERVEES_6) tunnels.addSubnet(reseau, bits, 'ipv6');
const internet = new BlockList();
internet.addSubnet('2000::', 3, 'ipv6');

/** Loopback, private, link-local, shared, unique local, mapped, multicast: none of them is public. */
export function estPublique(adresse: string): boolean {
  const famille = isIP(adresse);
  if (famille === 4) return !refusees.check(adresse, 'ipv4');
  return famille === 6 && internet.check(adresse, 'ipv6') && !tunnels.check(adresse, 'ipv6');
}

export const resoudreParLeSysteme: Resolveur = async (hote) =>
  (await lookup(hote, { all: true, verbatim: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }));

/**
 * The address to connect to. One that is not public among several refuses them all: a name that answers both is trying
 * something.
 * @param locales lets the machine itself in: a demonstration, never a production.
 * @returns undefined when it is refused. @throws when the name has no address.
 */
export async function adresseSure(
  { hostname }: URL,
  { resoudre, locales }: { readonly resoudre: Resolveur; readonly locales: boolean },
): Promise<Adresse | undefined> {
  const hote = hostname.replace(/^\[|\]$/g, '');
  const famille = isIP(hote);
  const trouvees: readonly Adresse[] =
    famille === 0 ? await resoudre(hote) : [{ address: hote, family: famille === 6 ? 6 : 4 }];
  const sures = trouvees.every(({ address }) => locales || estPublique(address));
  return sures ? trouvees[0] : undefined;
}
