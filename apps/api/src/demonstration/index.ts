import { ACCORD_SOUS_TRAITANCE, CabinetModification, RechercheClients } from '@francis/contract';
import { modifierCabinet, monCabinet, nomDeDepart } from '../domains/cabinet/index.ts';
import { journalDans, listerDossiers } from '../domains/clients/index.ts';
import { type Coffre, compteDemo, creerAudit, permissionsDe } from '../domains/comptes/index.ts';
import type { LecteurDEntretien } from '../lecteurs/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ENTREPRISES } from './entreprises.ts';
import { FOYERS } from './foyers.ts';
import { nommer, Semis } from './semis.ts';

export interface PortsDemonstration {
  readonly base: Database;
  readonly horloge: Clock;
  readonly coffre: Coffre;
  readonly conservationAnnees: number;
  readonly lireEntretien: LecteurDEntretien;
  /** What reads a meeting is there. */
  readonly lecteurPret: Promise<void> | undefined;
}

/** Days since the firm opened. */
const OUVERT_DEPUIS = 90;
const JOUR = 86_400_000;
const DOSSIERS = [...FOYERS, ...ENTREPRISES];
const LEURS_NOMS: ReadonlySet<string> = new Set(DOSSIERS.map(({ champs }) => nommer(champs)));

/** Written last: a start that was killed before goes on from where it stopped, and a firm that bears a name is left alone. */
const CABINET = CabinetModification.parse({
  cabinet: { company_name: 'Cabinet Laurent (démonstration)', phone: '01 99 00 42 17', address: 'Nantes' },
  moi: {
    role: 'conseiller-patrimoine',
    specialization: 'Patrimoine des familles et des indépendants',
    years_experience: 14,
  },
});

/**
 * Fills the firm of the demonstration account, once, with invented clients: by the uses of the application, with their
 * rights, their rules and their traces, as of the days before. A firm where somebody works already, or that was ever
 * filled, is left as it is. Never called in production.
 */
export async function semerCabinetDemo(ports: PortsDemonstration): Promise<void> {
  const { base, horloge } = ports;
  const compte = await compteDemo(base, 'demo-pro');
  if (!compte) return;
  const audit = creerAudit(base, horloge);
  const origine = { reseau: null, appareil: null };
  const semis = new Semis(ports, audit, {
    id: compte.id,
    nomComplet: compte.nomComplet,
    typeCompte: compte.typeCompte,
    permissions: permissionsDe(compte),
    sujetAudit: compte.sujetAudit,
    origine,
    requestId: 'demonstration',
  });
  const cabinet = { base, horloge: semis.ilYA(OUVERT_DEPUIS), audit };
  const { company_name: nom } = (await monCabinet(cabinet, { compte })).cabinet;
  if (nom !== nomDeDepart(compte)) return;
  const clients = { base, horloge, journal: journalDans(audit), secondFacteurRequis: false };
  const { lignes } = await listerDossiers(clients, semis.demandeur, RechercheClients.parse({}));
  if (lignes.some((ligne) => !LEURS_NOMS.has(nommer(ligne)))) return;
  await semis.remplir(DOSSIERS, new Map(lignes.map((ligne) => [nommer(ligne), ligne.id])));
  await modifierCabinet(cabinet, { compte, origine }, CABINET);
  // Nobody accepts an agreement before it is written.
  const ecritDepuis = Math.floor((horloge.now().getTime() - Date.parse(ACCORD_SOUS_TRAITANCE)) / JOUR);
  const accepte = { ...cabinet, horloge: ecritDepuis > OUVERT_DEPUIS ? cabinet.horloge : horloge };
  await modifierCabinet(accepte, { compte, origine }, CabinetModification.parse({ accord: ACCORD_SOUS_TRAITANCE }));
}
