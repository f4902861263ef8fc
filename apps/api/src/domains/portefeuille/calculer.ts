import { hash } from 'node:crypto';
import { setImmediate as laisserPasser } from 'node:timers/promises';
import { abregerFoyer, completerFoyer, type Reforme } from '@francis/fiscal';
import type { FicheEcrite } from '../clients/index.ts';
import { impotReforme, situerFiche } from '../analyses/index.ts';
import type { Calcul, Ligne } from './repository-lignes.ts';

export type CalculFait = Omit<Calcul, 'cabinetId'>;
/** What the line of a client adds to its computation: what the reform changes, null without one. */
type Effet = Pick<Ligne, 'clientId' | 'effet'>;

type Champs = Readonly<Record<string, unknown>>;

/** Levers kept of each client: the largest ones. */
const LEVIERS_GARDES = 3;
/** Computed at one go: what others ask is answered in between. */
const D_AFFILEE = 20;

/** What changes no figure: who a file is about, and how the firm follows it. Any other field does, a new one included. */
export const HORS_CALCUL: ReadonlySet<string> = new Set([
  'id',
  'cabinet_id',
  'ouvert_par',
  'version',
  'cree_le',
  'modifie_le',
  'cle_nom',
  'nom_client',
  'prenom_client',
  'civilite_client',
  'nom_usage_client',
  'numero_fiscal_client',
  'email_client',
  'telephone_principal_client',
  'telephone_secondaire_client',
  'adresse_postale_client',
  'ville_client',
  'statut_dossier_pro',
  'prochain_rendez_vous_pro',
  'notes_internes_pro',
]);

/** Changes with whatever a figure is made of. */
const empreinteDe = (texte: string): string => hash('sha256', texte, 'base64url');

interface Demande {
  /** Without what changes no figure. */
  readonly fiche: FicheEcrite;
  readonly parametres: string;
  /** The last computation, when there is one. */
  readonly connu: CalculFait | undefined;
}

/** One client under the law; the last computation again when nothing that makes a figure has changed. */
function calculer({ fiche, parametres, connu }: Demande): CalculFait {
  const { id: clientId, version: versionDossier, texte } = fiche;
  const empreinte = empreinteDe(texte);
  if (connu?.empreinte === empreinte && connu.parametres === parametres) return { ...connu, versionDossier };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the base wrote is an object.
  const lu = situerFiche(JSON.parse(texte) as Champs);
  const entete = { clientId, versionDossier, empreinte, parametres };
  if (lu.statut === 'a_completer') {
    const manques = lu.manques.length > 0 ? lu.manques : [lu.raison];
    return { ...entete, statut: lu.statut, foyer: null, impot: null, tmi: null, gain: null, leviers: [], manques };
  }
  const { statut, foyer, impot, tmi, manques } = lu;
  const leviers = lu.leviers.slice(0, LEVIERS_GARDES);
  return { ...entete, statut, foyer: abregerFoyer(foyer), impot, tmi, gain: leviers[0]?.gain ?? 0, leviers, manques };
}

function effetDe({ clientId, foyer, impot }: CalculFait, reforme: Reforme | undefined): Effet {
  const apres = reforme && foyer ? impotReforme(completerFoyer(foyer), reforme) : undefined;
  return { clientId, effet: apres === undefined || impot === null ? null : apres - impot };
}

/** The computations to keep, and the clients of the page. */
export interface PageCalculee {
  readonly calculs: readonly CalculFait[];
  readonly effets: readonly Effet[];
}

/** A page of files, by turns of a few milliseconds. */
export async function calculerPage(
  demandes: readonly Demande[],
  frais: readonly CalculFait[],
  reforme: Reforme | undefined,
): Promise<PageCalculee> {
  const calculs: CalculFait[] = [];
  const effets: Effet[] = [];
  for (const [i, demande] of demandes.entries()) {
    if (i > 0 && i % D_AFFILEE === 0) await laisserPasser();
    calculs.push(calculer(demande));
  }
  for (const [i, calcul] of [...frais, ...calculs].entries()) {
    if (i > 0 && i % (D_AFFILEE * D_AFFILEE) === 0) await laisserPasser();
    effets.push(effetDe(calcul, reforme));
  }
  return { calculs, effets };
}
