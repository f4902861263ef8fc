import { refuser } from '../core/annee-fiscale.ts';
import type { RefusFiscal } from '../core/resultat.ts';
import type { NoeudTrace } from '../core/trace.ts';
import { entree, Traceur } from '../core/traceur.ts';
import { euros, nombre, pourcent } from '../core/typographie.ts';
import { arrondirCentime, arrondirVersLeBas, sommerCentimes } from '../international/montants.ts';
import { type Groupes, lecteurParametres } from '../international/parametres.ts';
import { fiabiliser, refuserAnneeCouverte, verifierChoix, verifierMontants } from '../international/verification.ts';
import {
  ANNEE_COTISATIONS_A_CONFIRMER,
  ANNEE_CREDITS_A_CONFIRMER,
  ANNEES_LUXEMBOURG,
  type AnneeLuxembourg,
  LIBELLES_LUXEMBOURG,
  PARAMETRES_LUXEMBOURG,
  type ParametresLuxembourg,
} from './parametres/index.ts';
import { calculerCredits, calculerMonoparental, calculerRevenuSalaire, type RevenuSalaire } from './salaire.ts';
import type { CreditsLuxembourg, ImpotLuxembourg, SituationLuxembourg, TrancheLuxembourg } from './situation.ts';
import { appliquerTarif, type ClasseLuxembourg, type Tarif, tarifDeClasse } from './tarif.ts';

type TraceurLuxembourg = Traceur<string> | null;

export const CLASSES_LUXEMBOURG = ['1', '1a', '2'] as const satisfies readonly ClasseLuxembourg[];

/** Tax amounts are whole euros; binary dust must not lose one. */
const TOLERANCE = 1e-6;

/**
 * Luxembourg income tax of a resident household, with the employment-fund surcharge, before credits.
 *
 * @returns euros with their certainty, or a typed refusal: year, class or amount outside the engine
 * @see LIR art. 118 to 124, 120bis ; loi du 30 juin 1976
 */
export function calculerImpotLuxembourg(situation: SituationLuxembourg, annee: number): ImpotLuxembourg | RefusFiscal {
  const connue = ANNEES_LUXEMBOURG.find((a) => a === annee);
  if (connue === undefined) return refuserAnneeCouverte(annee, ANNEES_LUXEMBOURG, 'le Luxembourg');
  return verifier(situation) ?? executer(situation, connue, null);
}

/** Same computation with its tree; the root is `lu.impot`. */
export function expliquerImpotLuxembourg(
  situation: SituationLuxembourg,
  annee: number,
): { resultat: ImpotLuxembourg; trace: NoeudTrace } | RefusFiscal {
  const connue = ANNEES_LUXEMBOURG.find((a) => a === annee);
  if (connue === undefined) return refuserAnneeCouverte(annee, ANNEES_LUXEMBOURG, 'le Luxembourg');
  const refus = verifier(situation);
  if (refus !== null) return refus;
  const { credits, ...reste } = PARAMETRES_LUXEMBOURG[connue];
  const groupes: Groupes = credits === null ? reste : { ...reste, credits };
  const t = new Traceur<string>(lecteurParametres(annee, groupes, LIBELLES_LUXEMBOURG));
  const resultat = executer(situation, connue, t);
  const trace = t.racine();
  if (trace === undefined) throw new Error('The Luxembourg tax left no root in its trace');
  return { resultat, trace };
}

function verifier(s: SituationLuxembourg): RefusFiscal | null {
  const refus = verifierChoix(s.classe, CLASSES_LUXEMBOURG, 'classe');
  if (refus !== null) return refus;
  if (s.revenuImposable !== undefined && s.salaireBrut !== undefined) {
    return refuser('FOYER_INCOHERENT', 'Donnez le revenu imposable ou le salaire brut, pas les deux.', 'salaireBrut');
  }
  if (s.monoparental === true && s.classe !== '1a') {
    return refuser(
      'FOYER_INCOHERENT',
      'Le crédit monoparental suppose la classe 1a (LIR art. 154ter).',
      'monoparental',
    );
  }
  return verifierMontants({ revenuImposable: s.revenuImposable, salaireBrut: s.salaireBrut });
}

function executer(s: SituationLuxembourg, annee: AnneeLuxembourg, t: TraceurLuxembourg): ImpotLuxembourg {
  const p: ParametresLuxembourg = PARAMETRES_LUXEMBOURG[annee];
  if (t !== null) t.ouvrir();
  const salaire = s.salaireBrut === undefined ? null : calculerRevenuSalaire(s, s.salaireBrut, p, t);
  const revenuImposable = salaire === null ? (s.revenuImposable ?? 0) : salaire.revenuImposable;
  const revenuArrondi = arrondirVersLeBas(revenuImposable, p.arrondi.valeurs.pas_revenu);
  const tarif = tarifDeClasse(annee, s.classe);
  const impotAvantFonds = Math.floor(appliquerTarif(revenuArrondi, tarif) + TOLERANCE);
  const tranches = detaillerTranches(revenuArrondi, tarif, impotAvantFonds);
  const tauxMarginal = tranches.at(-1)?.taux ?? 0;
  if (t !== null) tracerTarif(t, s.classe, revenuImposable, revenuArrondi, impotAvantFonds, tranches);

  const impot = ajouterFondsEmploi(impotAvantFonds, tarif, s.classe, p);
  const creditMonoparental =
    s.monoparental === true && p.credits !== null ? calculerMonoparental(revenuImposable, p.credits) : null;
  if (t !== null) {
    if (creditMonoparental !== null) tracerMonoparental(t, revenuImposable, creditMonoparental, impot);
    t.fermer({
      regle: 'lu.impot',
      libelle: 'Impôt sur le revenu, contribution au fonds pour l’emploi comprise',
      valeur: impot,
      formule: `${euros(impotAvantFonds)} + fonds pour l’emploi ${euros(impot - impotAvantFonds)} = ${euros(impot)}`,
      article: p.fonds_emploi.article,
      entrees: [entree('Impôt du tarif', impotAvantFonds)],
      parametres: [
        'fonds_emploi.taux',
        'fonds_emploi.taux_majore',
        s.classe === '2' ? 'fonds_emploi.seuil_classe_2' : 'fonds_emploi.seuil_classes_1',
      ],
      arrondi: 'à l’euro inférieur',
    });
  }
  const brut = s.salaireBrut;
  const credits = brut === undefined ? null : calculerCredits(s, brut, revenuImposable, p);
  return {
    ...fiabiliser(reserver(s, annee, salaire, credits ?? creditMonoparental), supposer(s)),
    annee,
    classe: s.classe,
    revenuImposable,
    revenuArrondi,
    impotAvantFonds,
    fondsEmploi: impot - impotAvantFonds,
    impot,
    tauxMoyen: revenuImposable === 0 ? 0 : impot / revenuImposable,
    tauxMarginal,
    tranches,
    cotisations: salaire === null ? null : salaire.cotisations,
    credits,
    creditMonoparental,
    revenuDisponible:
      brut === undefined || salaire === null
        ? null
        : sommerCentimes(arrondirCentime(brut), -salaire.cotisations.total, -impot, credits?.total ?? 0),
  };
}

/** Surcharge of 7 %, 9 % on the tax of the income above the threshold of the class. */
function ajouterFondsEmploi(impot: number, tarif: Tarif, classe: ClasseLuxembourg, p: ParametresLuxembourg): number {
  const f = p.fonds_emploi.valeurs;
  const seuil = classe === '2' ? f.seuil_classe_2 : f.seuil_classes_1;
  const impotDuSeuil = Math.floor(appliquerTarif(seuil, tarif) + TOLERANCE);
  const bas = Math.min(impot, impotDuSeuil);
  return Math.floor(impot + bas * f.taux + (impot - bas) * f.taux_majore + TOLERANCE);
}

/** The last bracket bears the rounding to the euro, so that the brackets add up to the tax. */
function detaillerTranches(revenu: number, tarif: Tarif, impot: number): TrancheLuxembourg[] {
  const tranches: TrancheLuxembourg[] = [];
  let reste = impot;
  for (const [rang, de] of tarif.seuils.entries()) {
    if (revenu <= de) break;
    const a = tarif.seuils[rang + 1] ?? Number.POSITIVE_INFINITY;
    const taux = tarif.taux[rang] ?? 0;
    const baseImposable = arrondirCentime(Math.min(revenu, a) - de);
    const part = revenu <= a ? arrondirCentime(reste) : arrondirCentime(baseImposable * taux);
    reste -= part;
    tranches.push({ de, a, baseImposable, taux, impot: part });
  }
  return tranches;
}

function tracerTarif(
  t: Traceur<string>,
  classe: ClasseLuxembourg,
  revenu: number,
  arrondi: number,
  impot: number,
  tranches: readonly TrancheLuxembourg[],
): void {
  const detail = tranches.map((x) => `${euros(x.baseImposable)} × ${pourcent(x.taux)}`).join(' + ');
  t.noeud({
    regle: 'lu.tarif',
    libelle: `Impôt du tarif, classe ${classe}`,
    valeur: impot,
    formule:
      detail === ''
        ? `${euros(arrondi)} ne dépasse pas le revenu exempté : ${euros(0)}`
        : `${euros(revenu)} ramené à ${nombre(arrondi, 0)} ; ${detail} = ${euros(impot)}`,
    article: classe === '1a' ? 'LIR art. 118 et 120bis' : classe === '2' ? 'LIR art. 118 et 121' : 'LIR art. 118',
    entrees: [entree('Revenu imposable ajusté', revenu)],
    parametres: [
      'arrondi.pas_revenu',
      'tarif.exempte',
      'tarif.largeur_basse',
      'tarif.largeur_moyenne',
      'tarif.seuil_39',
      'tarif.seuil_40',
      'tarif.seuil_41',
      'tarif.seuil_42',
      ...(classe === '1a' ? ['classe_1a.part_complement', 'classe_1a.multiple_exempte', 'classe_1a.taux_maximal'] : []),
    ],
    arrondi: 'revenu au multiple de 50 € inférieur, impôt à l’euro inférieur (LIR art. 124)',
  });
}

/** What is left to pay once the credit of a single parent is taken off: less than nothing is paid back. */
function tracerMonoparental(t: Traceur<string>, revenu: number, credit: number, impot: number): void {
  t.noeud({
    regle: 'lu.credit_monoparental',
    libelle: 'Crédit d’impôt monoparental',
    valeur: credit,
    formule: `Sur ${euros(revenu)} de revenu imposable ajusté : ${euros(credit)}`,
    article: 'LIR art. 154ter',
    entrees: [entree('Revenu imposable ajusté', revenu)],
    parametres: ['maximum', 'minimum', 'seuil', 'limite', 'taux'].map((nom) => `credits.cim_${nom}`),
    arrondi: 'au centime',
  });
  const reste = arrondirCentime(impot - credit);
  t.noeud({
    regle: 'lu.apres_credit',
    libelle: reste < 0 ? 'Impôt après le crédit monoparental : à rembourser' : 'Impôt après le crédit monoparental',
    valeur: reste,
    formule: `${euros(impot)} − ${euros(credit)} = ${euros(reste)}`,
    article: 'LIR art. 154ter',
    entrees: [entree('Impôt', impot), entree('Crédit', credit)],
    arrondi: 'au centime',
  });
}

function reserver(
  s: SituationLuxembourg,
  annee: number,
  salaire: RevenuSalaire | null,
  credits: CreditsLuxembourg | number | null,
): string[] {
  const reserves: string[] = [];
  if (salaire !== null && annee >= ANNEE_COTISATIONS_A_CONFIRMER) {
    reserves.push(
      'Les taux de cotisation de 2026 (réforme des pensions) viennent de sources concordantes, non du texte.',
    );
  }
  if (salaire?.plafonne === true) reserves.push('Le plafond des cotisations de l’année n’a pas été recoupé.');
  if (s.monoparental === true && credits === null)
    reserves.push('Le crédit d’impôt monoparental de cette année n’a pas été lu dans la loi : il n’est pas compté.');
  if (credits !== null && annee >= ANNEE_CREDITS_A_CONFIRMER) {
    reserves.push('Les crédits d’impôt de 2026 n’ont pas été lus dans la loi : ceux de 2025 sont repris.');
  }
  return reserves;
}

function supposer(s: SituationLuxembourg): string[] {
  const hypotheses = [
    `Résident, classe d’impôt ${s.classe}${s.classe === '2' ? ' (imposition collective)' : ''}.`,
    'Impôt avant crédits d’impôt et sans déduction autre que les forfaits.',
  ];
  if (s.monoparental === true)
    hypotheses.push(
      'Crédit monoparental, donné à part : enfant dans le ménage, sans vie commune avec l’autre parent ni aide reçue pour l’enfant qui le réduise.',
    );
  if (s.salaireBrut !== undefined) {
    hypotheses.push(
      s.classe === '2' && s.deuxActifs !== false
        ? 'Les deux conjoints travaillent, à parts égales : deux forfaits et l’abattement extra-professionnel.'
        : 'Un seul salarié dans le foyer.',
    );
  } else hypotheses.push('Le revenu donné est le revenu imposable ajusté.');
  return hypotheses;
}
