import { type ImpotRevenu, type NoeudTrace } from '@francis/fiscal';
import type { ChiffresStatut } from './demande.ts';
import type { Poste } from './postes.ts';
import type { ReferenceUrssaf, ValeurUrssaf } from './urssaf/modele.ts';

const EUROS = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
const euros = (montant: number): string => EUROS.format(montant);
const auCentime = (montant: number): number => Math.round(montant * 100) / 100;

/** Under it, what the parts of a contribution leave aside is rounding. */
const ARRONDI = 0.05;

const etape = (
  noeud: Pick<NoeudTrace, 'regle' | 'libelle' | 'valeur' | 'formule' | 'article'> & Partial<NoeudTrace>,
): NoeudTrace => ({ unite: 'EUR', entrees: [], parametres: [], enfants: [], ...noeud });

/** What the model said of each rule. */
export interface LectureUrssaf {
  readonly valeurs: ReadonlyMap<string, ValeurUrssaf>;
  readonly references: ReadonlyMap<string, readonly ReferenceUrssaf[]>;
}

/** The contributions as the public model adds them up, each by the name of its rule and its reference; none of zero. */
export function tracerPoste({ regle, libelle, composants }: Poste, lecture: LectureUrssaf): NoeudTrace {
  const valeur = montantDe(regle, lecture);
  const enfants = composants.map((p) => tracerPoste(p, lecture)).filter((n) => n.valeur !== 0);
  const reste = auCentime(valeur - enfants.reduce((somme, n) => somme + Number(n.valeur), 0));
  if (enfants.length > 0 && Math.abs(reste) >= ARRONDI) enfants.push(tracerReste(regle, valeur, reste));
  return etape({
    regle: `urssaf.${regle}`,
    libelle,
    valeur,
    formule:
      enfants.length > 0
        ? `${enfants.map((n) => euros(Number(n.valeur))).join(' + ')} = ${euros(valeur)}`
        : `Règle «\u00a0${regle.replaceAll(' . ', '\u00a0. ')}\u00a0» du modèle public de l’Urssaf`,
    article: citer(lecture.references.get(regle) ?? []),
    enfants,
  });
}

const tracerReste = (regle: string, valeur: number, reste: number): NoeudTrace =>
  etape({
    regle: `urssaf.${regle}.reste`,
    libelle: 'Autres éléments du modèle, exonérations déduites',
    valeur: reste,
    formule: `Ce qui manque aux lignes ci-dessus pour ${euros(valeur)}`,
    article: '',
  });

function montantDe(regle: string, { valeurs }: LectureUrssaf): number {
  const valeur = valeurs.get(regle);
  return typeof valeur === 'number' ? auCentime(valeur) : 0;
}

/** The text of law when the model names one, else the page that it follows. */
function citer(references: readonly ReferenceUrssaf[]): string {
  const reference = references.find(({ titre }) => /^(?:Article|Décret|Arrêté)/.test(titre)) ?? references[0];
  return reference === undefined ? '' : `${reference.titre} (${new URL(reference.url).hostname.replace(/^www\./, '')})`;
}

interface Conclusion {
  readonly statutJuridique: string;
  /** Turnover less costs. */
  readonly resultat: number;
  readonly chiffres: ChiffresStatut;
  readonly cotisations: NoeudTrace;
  /** What goes on the return, in words, and its article. */
  readonly declare: { readonly formule: string; readonly article: string };
  readonly avec: { readonly resultat: ImpotRevenu; readonly trace: NoeudTrace };
  readonly sans: { readonly resultat: ImpotRevenu; readonly trace: NoeudTrace };
}

/** The tree of one status; its root is what is left once contributions and tax are paid. */
export function tracerStatut(c: Conclusion): NoeudTrace {
  const { chiffres: x, avec, sans } = c;
  const regle = `statut.${c.statutJuridique}`;
  return etape({
    regle: `${regle}.revenu_apres_impot`,
    libelle: 'Revenu après impôt',
    valeur: x.revenuApresImpot,
    formule: `${euros(c.resultat)} − cotisations ${euros(x.cotisations)} − impôt ${euros(x.impot)} = ${euros(x.revenuApresImpot)}`,
    article: '',
    enfants: [
      c.cotisations,
      etape({
        regle: `${regle}.revenu_imposable`,
        libelle: 'Montant à déclarer',
        valeur: x.revenuImposable,
        ...c.declare,
      }),
      etape({
        regle: `${regle}.impot`,
        libelle: 'Impôt que l’activité ajoute au foyer',
        valeur: x.impot,
        formule: `${euros(avec.resultat.impot_final)} − ${euros(sans.resultat.impot_final)} = ${euros(x.impot)}`,
        article: 'CGI art. 6 et 197',
        enfants: [
          { ...avec.trace, libelle: 'Impôt du foyer avec cette activité' },
          {
            ...sans.trace,
            regle: 'ir.impot_final.sans_activite',
            libelle: 'Impôt du foyer sans elle',
            // Without any other income there is nothing to explain, four times over.
            enfants: sans.resultat.revenu_brut_global === 0 ? [] : sans.trace.enfants,
          },
        ],
      }),
    ],
  });
}

/** « 48 000 € − 21 000 € = 27 000 € »: what the model takes off before the return. */
export const deduire = (resultat: number, declare: number): string =>
  `${euros(resultat)} − cotisations déductibles ${euros(auCentime(resultat - declare))} = ${euros(declare)}`;

export const declarerRecettes = (recettes: number): string =>
  `Recettes ${euros(recettes)}, avant l’abattement forfaitaire`;
