import { createHash } from 'node:crypto';
import { assembler, type Feuille, versMoteur } from '@francis/faits';
import { type ARelire, depuisFicheClient, PAYS_DE_RESIDENCE } from '@francis/faits/adaptateurs';
import {
  type FoyerFiscal,
  type ImpotRevenu,
  expliquerImpotRevenu,
  lireFoyer,
  type NoeudTrace,
  parametresImpotRevenu,
} from '@francis/fiscal';
import type { Projets } from '@francis/fiscal/optimisation';

/** The incomes that the analyses of the specification are about. */
export const ANNEE_ANALYSEE = 2025;

/** A file as the engine takes it. */
export interface DossierLu {
  readonly annee: number;
  readonly faits: readonly Feuille[];
  readonly aRelire: readonly ARelire[];
  readonly supposes: ReadonlySet<string>;
  readonly sansRevenu: readonly (1 | 2)[];
  readonly projets: Projets;
}

export interface DossierCalcule extends DossierLu {
  readonly foyer: FoyerFiscal;
  readonly resultat: ImpotRevenu;
  readonly trace: NoeudTrace;
}

type Champs = Readonly<Record<string, unknown>>;

export function lireDossier(fiche: Champs, annee = ANNEE_ANALYSEE): DossierLu {
  return depuisFaits(depuisFicheClient(fiche, annee), annee);
}

function depuisFaits(lue: ReturnType<typeof depuisFicheClient>, annee: number): DossierLu {
  const siens = lue.faits.filter(({ chemin }) => chemin.startsWith('projet.'));
  if (siens.length === 0) return { ...lue, annee, projets: {} };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each path is one of the vocabulary, checked when written.
  const { projet = {} } = assembler(siens) as { projet?: Projets };
  return { ...lue, annee, projets: projet };
}

/** Whether the file says that the client is a tax resident of another country. */
export const resideAilleurs = ({ aRelire }: Pick<DossierLu, 'aRelire'>): boolean =>
  aRelire.some(({ champ }) => champ === PAYS_DE_RESIDENCE);

const HORS_DE_FRANCE =
  'Ce client est résident fiscal d’un autre pays : l’impôt d’un non-résident (CGI art. 164 B et 197 A) n’est pas calculé.';

/** The household of a file as the engine checked it; a sentence when it is none. */
export function foyerDuDossier(dossier: DossierLu): { readonly foyer: FoyerFiscal } | { readonly refus: string } {
  if (resideAilleurs(dossier)) return { refus: HORS_DE_FRANCE };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine reads it again, field by field.
  const { foyer = {} } = versMoteur('calculer_impot', dossier.faits) as { foyer?: object };
  const lu = lireFoyer({ ...foyer, annee_revenus: dossier.annee });
  return 'statut' in lu ? { refus: lu.message } : { foyer: lu.foyer };
}

/** The tax of a file, with how; a sentence when it cannot be computed. */
export function calculerDossier(dossier: DossierLu): DossierCalcule | { readonly refus: string } {
  const lu = foyerDuDossier(dossier);
  if ('refus' in lu) return lu;
  const explique = expliquerImpotRevenu(lu.foyer, dossier.annee);
  if ('statut' in explique) return { refus: explique.message };
  return { ...dossier, foyer: lu.foyer, ...explique };
}

export const totalDe = ({ impot_final, cdhr, prelevements_sociaux }: ImpotRevenu): number =>
  impot_final + cdhr + prelevements_sociaux;

/** Sixteen signs that change with any legal number of the year. */
export function empreinteDesParametres(annee: number): string {
  const parametres = parametresImpotRevenu(annee);
  const valeurs = (parametres?.noms ?? []).map((nom) => [nom, parametres?.chercher(nom)?.valeur]);
  return createHash('sha256').update(JSON.stringify(valeurs)).digest('hex').slice(0, 16);
}
