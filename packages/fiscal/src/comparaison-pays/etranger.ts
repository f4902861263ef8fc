import { calculerIrpf, expliquerIrpf } from '../andorre/calculer.ts';
import type { Irpf, SituationAndorre } from '../andorre/situation.ts';
import { PARAMETRES_ANDORRE } from '../andorre/parametres/irpf.ts';
import type { RefusFiscal } from '../core/resultat.ts';
import type { NoeudTrace } from '../core/trace.ts';
import { euros, pourcent } from '../core/typographie.ts';
import { sommerCentimes } from '../international/montants.ts';
import { estRefus, fiabiliser } from '../international/verification.ts';
import { calculerImpotLuxembourg, expliquerImpotLuxembourg } from '../luxembourg/calculer.ts';
import { calculerImpotSuisse, expliquerImpotSuisse } from '../suisse/calculer.ts';
import { PARAMETRES_LUXEMBOURG } from '../luxembourg/parametres/index.ts';
import type { ImpotLuxembourg } from '../luxembourg/situation.ts';
import type { OptionsSuisse } from '../suisse/cantonal.ts';
import { REGIMES } from '../suisse/cantons/index.ts';
import type { Canton } from '../suisse/parametres/annees.ts';
import { etape } from './etapes.ts';
import type { AnneeComparable } from './parametres/bornes.ts';
import type { Foyer, ReponsePays } from './situation.ts';

/** One path for both: the tree is only built when it is asked for. */
interface Calcule<R> {
  readonly resultat: R;
  readonly trace: NoeudTrace | null;
}

const sansArbre = <R extends object>(lu: R | RefusFiscal): Calcule<R> | RefusFiscal =>
  estRefus(lu) ? lu : { resultat: lu, trace: null };

/** What is paid to social security stands beside the tax, not inside it. */
function detacher(trace: NoeudTrace, estCotisation: (n: NoeudTrace) => boolean): NoeudTrace[] {
  const cotisations = trace.enfants.filter(estCotisation);
  return [...cotisations, { ...trace, enfants: trace.enfants.filter((n) => !estCotisation(n)) }];
}

export interface LieuSuisse {
  readonly canton: Canton;
  readonly commune: string | number | undefined;
}

export function calculerSuisse(
  f: Foyer,
  annee: AnneeComparable,
  { canton, commune }: LieuSuisse,
  { communes, expliquer }: OptionsSuisse & { readonly expliquer?: boolean | undefined },
): ReponsePays | RefusFiscal {
  const [revenuBrut, conjoint] = f.salaires;
  const situation = {
    canton,
    commune,
    etatCivil: f.couple ? 'marie' : 'seul',
    enfants: f.enfants,
    agesEnfants: f.agesEnfants,
    revenuBrut,
    revenuBrutConjoint: conjoint > 0 ? conjoint : undefined,
    age: f.age,
  } as const;
  const lu =
    expliquer === true
      ? expliquerImpotSuisse(situation, annee, { communes })
      : sansArbre(calculerImpotSuisse(situation, annee, { communes }));
  if (estRefus(lu)) return lu;
  const { resultat: r, trace } = lu;
  const hypotheses = [
    ...r.hypotheses,
    'Primes d’assurance-maladie obligatoires, payées par chacun, non retranchées du revenu disponible.',
  ];
  return {
    ...fiabiliser(r.reserves, hypotheses),
    pays: 'CH',
    lieu: `${r.commune} (${REGIMES[canton].nom})`,
    cotisations: r.cotisations.total,
    impot: r.impotTotal,
    credits: 0,
    etapes: trace === null ? [] : detacher(trace, (n) => n.regle.startsWith('ch.cotisations')),
  };
}

export function calculerLuxembourg(f: Foyer, annee: AnneeComparable, expliquer: boolean): ReponsePays | RefusFiscal {
  const [premier, second] = f.salaires;
  const monoparental = !f.couple && f.enfants > 0;
  const classeSeul = monoparental ? '1a' : '1';
  const situation = {
    classe: f.couple ? '2' : classeSeul,
    salaireBrut: premier + second,
    deuxActifs: premier > 0 && second > 0,
    monoparental,
  } as const;
  const lu = expliquer
    ? expliquerImpotLuxembourg(situation, annee)
    : sansArbre(calculerImpotLuxembourg(situation, annee));
  if (estRefus(lu)) return lu;
  const { resultat: r, trace } = lu;
  const hypotheses = [...r.hypotheses];
  hypotheses.push(
    'Crédits d’impôt pour salariés, CO2 et monoparental ajoutés au revenu disponible ; sans allocations.',
  );
  return {
    ...fiabiliser(r.reserves, hypotheses),
    pays: 'LU',
    lieu: 'Luxembourg',
    cotisations: r.cotisations?.total ?? 0,
    impot: r.impot,
    credits: r.credits?.total ?? 0,
    etapes: trace === null ? [] : [...detacher(trace, (n) => n.regle === 'lu.cotisations'), ...tracerCredits(r, annee)],
  };
}

function tracerCredits({ credits }: ImpotLuxembourg, annee: AnneeComparable): NoeudTrace[] {
  if (credits === null || credits.total === 0) return [];
  return [
    etape({
      regle: 'lu.credits',
      libelle: 'Crédits d’impôt',
      valeur: credits.total,
      formule: `Salariés ${euros(credits.salarie)} + CO2 ${euros(credits.co2)} + monoparental ${euros(credits.monoparental)} = ${euros(credits.total)}`,
      article: PARAMETRES_LUXEMBOURG[annee].credits.article,
    }),
  ];
}

/** Each spouse files alone; the children go to the higher salary. */
export function calculerAndorre(f: Foyer, annee: AnneeComparable, expliquer: boolean): ReponsePays | RefusFiscal {
  const [haut, bas] = f.salaires[0] >= f.salaires[1] ? f.salaires : [f.salaires[1], f.salaires[0]];
  const calculer = (situation: SituationAndorre) =>
    expliquer ? expliquerIrpf(situation, annee) : sansArbre(calculerIrpf(situation, annee));
  const premier = calculer({
    salaireBrut: haut,
    conjointSansRevenu: f.couple && bas === 0,
    personnesACharge: f.enfants,
  });
  if (estRefus(premier)) return premier;
  const second = calculer({ salaireBrut: bas });
  if (estRefus(second)) return second;
  const { resultat: un } = premier;
  const { resultat: deux } = second;
  const hypotheses = [...un.hypotheses];
  if (bas > 0) hypotheses.push('Chaque conjoint déclare seul ; les enfants sont comptés chez le mieux payé.');
  const arbres = [premier.trace, bas > 0 ? second.trace : null].filter((t) => t !== null);
  return {
    ...fiabiliser(un.reserves, hypotheses),
    pays: 'AD',
    lieu: 'Andorre',
    cotisations: sommerCentimes(un.cotisationCass ?? 0, deux.cotisationCass ?? 0),
    impot: sommerCentimes(un.irpfTotal, deux.irpfTotal),
    credits: 0,
    etapes: expliquer ? [tracerCass(haut + bas, un, deux), ...nommerDeclarants(arbres)] : [],
  };
}

function tracerCass(brut: number, un: Irpf, deux: Irpf): NoeudTrace {
  const total = sommerCentimes(un.cotisationCass ?? 0, deux.cotisationCass ?? 0);
  const { article, valeurs } = PARAMETRES_ANDORRE.travail;
  return etape({
    regle: 'ad.cotisations',
    libelle: 'Cotisations sociales (CASS)',
    valeur: total,
    formule: `${euros(brut)} × ${pourcent(valeurs.cotisation_cass)} = ${euros(total)}`,
    article,
    arrondi: 'au centime',
  });
}

/** Two returns bear the same rules: each says whose it is. */
const nommerDeclarants = (arbres: readonly NoeudTrace[]): readonly NoeudTrace[] =>
  arbres.length < 2
    ? arbres
    : arbres.map((t, i) => ({
        ...t,
        regle: i === 0 ? t.regle : `${t.regle}.conjoint`,
        libelle: i === 0 ? 'IRPF du conjoint le mieux payé' : 'IRPF de l’autre conjoint',
      }));
