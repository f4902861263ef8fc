import { ANNEES_ANDORRE, calculerReferenceIrpf, expliquerIrpf, type Irpf } from '@francis/fiscal/andorre';
import { formaterEuros, type NoeudAffiche } from '../ecriture/index.ts';
import type { MarcheRemplie } from '../ecriture/dessins.ts';
import { type Champs, choix, entier, montant, ouiNon } from '../commun/champs.ts';
import { anneesEchues } from '../commun/dates.ts';
import { etapeReference, OPTION_REFERENCE, REFERENCE } from '../commun/reference.ts';
import type { OptionBareme } from '../commun/saisie.ts';

export interface SituationIrpf {
  revenu: number;
  nature: 'net' | 'brut';
  conjointSansRevenu: boolean;
  invalidite: boolean;
  personnesACharge: number;
  versementsPension: number;
  revenusEpargne: number;
}

export const NATURES = [
  { valeur: 'net', libelle: 'Net' },
  { valeur: 'brut', libelle: 'Salaire brut' },
] as const;

export const CHAMPS: Champs<SituationIrpf> = {
  revenu: montant('Revenu annuel', 60_000),
  nature: choix('Le revenu est', 'net', NATURES),
  conjointSansRevenu: ouiNon('Conjoint sans revenu'),
  invalidite: ouiNon('Invalidité'),
  personnesACharge: entier('Personnes à charge', 0, 10),
  versementsPension: montant('Versements à un plan de pension', 0),
  revenusEpargne: montant('Revenus de l’épargne', 0),
};

export function baremesDe(jour: string): OptionBareme[] {
  const lois = anneesEchues(ANNEES_ANDORRE, jour).map((annee, i) => ({
    valeur: String(annee),
    libelle: i === 0 ? `Revenus ${annee} — en vigueur` : `Revenus ${annee}`,
  }));
  return [...lois, OPTION_REFERENCE];
}

export interface ResultatIrpf {
  irpf: number;
  /** Percent, two decimals, as shown. */
  tauxMoyen: number;
  loi: Irpf | null;
  difference?: string;
  marches: readonly MarcheRemplie[];
  /** Income placed on the staircase. */
  ici: number;
  trace: NoeudAffiche;
}

/** The sentence of the engine when it refuses. */
export function calculer(s: SituationIrpf, bareme: string): ResultatIrpf | string {
  if (bareme === REFERENCE) return calculerReference(s);
  const lu = expliquerIrpf(
    {
      ...(s.nature === 'net' ? { base: s.revenu } : { salaireBrut: s.revenu }),
      conjointSansRevenu: s.conjointSansRevenu,
      invalidite: s.invalidite,
      personnesACharge: s.personnesACharge,
      versementsPension: s.versementsPension,
      revenusEpargne: s.revenusEpargne,
    },
    Number(bareme),
  );
  if (!('trace' in lu)) return lu.message;
  const { resultat, trace } = lu;
  return {
    irpf: resultat.irpfTotal,
    tauxMoyen: Math.round(resultat.tauxMoyen * 10_000) / 100,
    loi: resultat,
    marches: marchesDeLaLoi(resultat, trace),
    ici: resultat.base,
    trace,
  };
}

function parametre(trace: NoeudAffiche, nom: string): number {
  for (const noeud of [trace, ...trace.enfants]) {
    const trouve = noeud.parametres.find((p) => p.nom === nom);
    if (trouve) return trouve.valeur;
  }
  return 0;
}

/** The minimum bears nothing, the rebate halves the rate until its ceiling, then the full rate: three steps. */
function marchesDeLaLoi(r: Irpf, trace: NoeudAffiche): MarcheRemplie[] {
  const plein = parametre(trace, 'irpf.taux');
  const rabais = parametre(trace, 'bonification.taux');
  const largeur = rabais > 0 && plein > 0 ? parametre(trace, 'bonification.plafond') / (plein * rabais) : 0;
  const seuil = r.minimumPersonnel + r.reductions;
  const bas = Math.min(r.baseImposable, largeur);
  const haut = r.baseImposable - bas;
  const reduit = plein * (1 - rabais);
  return [
    { de: 0, a: seuil, taux: 0, assiette: Math.min(r.base, seuil), impot: 0 },
    { de: seuil, a: seuil + largeur, taux: reduit, assiette: bas, impot: bas * reduit },
    { de: seuil + largeur, a: null, taux: plein, assiette: haut, impot: haut * plein },
  ];
}

/** Bounds and rates of the specification, section 9, for the drawing only. */
const MARCHES_REFERENCE = [
  { de: 0, a: 24_000, taux: 0 },
  { de: 24_000, a: 40_000, taux: 0.05 },
  { de: 40_000, a: null, taux: 0.1 },
] as const;

function calculerReference(s: SituationIrpf): ResultatIrpf | string {
  const r = calculerReferenceIrpf(s.revenu);
  if ('code' in r) return r.message;
  const marches = MARCHES_REFERENCE.map((m) => {
    const assiette = Math.max(0, Math.min(s.revenu, m.a ?? Number.POSITIVE_INFINITY) - m.de);
    return { ...m, assiette, impot: assiette * m.taux };
  });
  const etapes = marches
    .filter((m) => m.taux > 0)
    .map((m) =>
      etapeReference(
        `Part du revenu au-dessus de ${formaterEuros(m.de)}`,
        m.impot,
        `${formaterEuros(m.assiette)} × ${m.taux * 100} % = ${formaterEuros(m.impot)}`,
      ),
    );
  return {
    irpf: r.irpf,
    tauxMoyen: r.tauxMoyen,
    loi: null,
    difference: r.difference,
    marches,
    ici: s.revenu,
    trace: etapeReference('IRPF', r.irpf, 'Somme des tranches, arrondie à l’euro', 'EUR', etapes),
  };
}
