import type { Cloison } from '../cabinet/index.ts';
import { depotFamille, type Detention, type Entite, type Lien, type Membre } from './repository.ts';

/** A family around a file: who is linked, what they hold, and who else holds it. */
export interface Famille {
  readonly centre: string;
  readonly liens: readonly Lien[];
  readonly membres: ReadonlyMap<string, Membre>;
  readonly entites: ReadonlyMap<string, Entite>;
  readonly detentions: readonly Detention[];
  /** False when it was cut. */
  readonly complete: boolean;
}

/** Beyond, a chart is no longer read, and a file must not load a firm. */
const NOEUDS_MAX = 120;
const PAS_MAX = 12;

/** From one file, step by step: files linked to it, what they hold, who holds it with them. */
export async function parcourir(cloison: Cloison, centre: string): Promise<Famille> {
  const depot = depotFamille(cloison);
  const personnes = new Set([centre]);
  const societes = new Set<string>();
  const liens = new Map<string, Lien>();
  const tenues = new Map<string, Detention>();
  let bord = { clients: [centre], entites: [] as string[] };
  let pas = 0;
  while (
    bord.clients.length + bord.entites.length > 0 &&
    pas < PAS_MAX &&
    personnes.size + societes.size < NOEUDS_MAX
  ) {
    const lus = bord.clients.length > 0 ? await depot.liens(bord.clients) : [];
    const tenus = await depot.detentions(bord);
    for (const lien of lus) liens.set(lien.id, lien);
    for (const detention of tenus) tenues.set(detention.id, detention);
    const vus = [...lus.flatMap((l) => [l.clientId, l.autreId]), ...tenus.flatMap((d) => d.clientId ?? [])];
    const portees = tenus.flatMap((d) => [d.entiteId, ...(d.porteurId === null ? [] : [d.porteurId])]);
    bord = { clients: nouveaux(personnes, vus), entites: nouveaux(societes, portees) };
    pas += 1;
  }
  const [membres, entites] = await Promise.all([depot.membres([...personnes]), depot.entites([...societes])]);
  return {
    centre,
    liens: [...liens.values()],
    membres: new Map(membres.map((m) => [m.id, m])),
    entites: new Map(entites.map((e) => [e.id, e])),
    detentions: [...tenues.values()],
    complete: bord.clients.length + bord.entites.length === 0,
  };
}

function nouveaux(connus: Set<string>, vus: readonly string[]): string[] {
  const neufs = [...new Set(vus)].filter((id) => !connus.has(id));
  for (const id of neufs) connus.add(id);
  return neufs;
}
