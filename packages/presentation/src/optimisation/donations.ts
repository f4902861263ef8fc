import { type CalendrierDonations, planifierDonations } from '@francis/fiscal/optimisation';
import { euros } from '../commun/ecrire.ts';
import { formaterJour } from '../commun/dates.ts';
import type { BlocDeFeuille } from '../feuille/feuille.ts';
import type { Fait } from './leviers.ts';
import { donationsVoulues, LIENS_DONATAIRES, type SituationOptimisation, TITRE_DONATIONS } from './situation.ts';

const NOMS: Readonly<Record<SituationOptimisation['lienDonataires'], string>> = {
  enfant: 'Enfant',
  petit_enfant: 'Petit-enfant',
  frere_soeur: 'Frère ou sœur',
  neveu_niece: 'Neveu ou nièce',
  autre: 'Personne',
};

/** The sentence of what is missing, or of the engine when it refuses. */
export function planifier(s: SituationOptimisation, jour: string): CalendrierDonations | string {
  if (s.donAnterieur > 0 && s.jourDonAnterieur === '')
    return 'Indiquez le jour du don antérieur\u202f: son rappel dure quinze ans.';
  const anterieures =
    s.donAnterieur > 0 && s.jourDonAnterieur !== ''
      ? { donations_anterieures: [{ date: s.jourDonAnterieur, montant: s.donAnterieur }] }
      : {};
  const plan = planifierDonations({
    date: jour,
    patrimoine: s.patrimoine,
    annees: s.horizon,
    beneficiaires: Array.from({ length: s.donataires }, (_, i) => ({
      lien: s.lienDonataires,
      nom: s.donataires === 1 ? NOMS[s.lienDonataires] : `${NOMS[s.lienDonataires]}\u00a0${i + 1}`,
      ...anterieures,
    })),
  });
  return 'code' in plan ? plan.message : plan;
}

/** What the calendar supposes. */
export function supposerDonations(s: SituationOptimisation): string {
  const lien = LIENS_DONATAIRES.find((l) => l.valeur === s.lienDonataires)?.libelle.toLowerCase() ?? '';
  return `${euros(s.patrimoine)} à transmettre à parts égales (${lien}), succession supposée dans ${s.horizon}\u00a0ans.`;
}

export const faitsDesDonations = (plan: CalendrierDonations): Fait[] => [
  { libelle: 'Gain', texte: `${euros(plan.gain)} de droits en moins` },
  {
    libelle: 'Coût',
    texte: plan.donne > 0 ? `${euros(plan.donne)} donnés de votre vivant` : 'Aucune dépense nouvelle',
  },
  { libelle: 'Condition', texte: plan.condition },
  { libelle: 'Risque', texte: plan.risque },
  { libelle: 'Échéance', texte: plan.echeance },
  { libelle: 'Référence', texte: plan.reference },
];

export function blocsDesDonations(s: SituationOptimisation, jour: string): BlocDeFeuille[] {
  if (!donationsVoulues(s)) return [];
  const plan = planifier(s, jour);
  if (typeof plan === 'string') return [{ genre: 'phrases', titre: TITRE_DONATIONS, phrases: [plan] }];
  const dons = plan.etapes.flatMap((e) =>
    e.dons.map((d) => ({ cellules: [formaterJour(e.a_partir_du), d.nom, euros(d.montant), euros(d.droits)] })),
  );
  return [
    {
      genre: 'barres',
      titre: TITRE_DONATIONS,
      repere: supposerDonations(s),
      barres: [
        { libelle: 'Sans don', valeur: plan.droits_sans_donation, texte: euros(plan.droits_sans_donation) },
        { libelle: 'Avec dons', valeur: plan.droits_avec, texte: euros(plan.droits_avec), accent: true },
      ],
    },
    ...(dons.length > 0
      ? [
          {
            genre: 'tableau' as const,
            titre: 'Dons à faire, par date',
            colonnes: [
              { titre: 'À partir du', part: 2 },
              { titre: 'À', part: 2 },
              { titre: 'Montant', part: 1.4, droite: true },
              { titre: 'Droits', part: 1.4, droite: true },
            ],
            lignes: dons,
          },
        ]
      : []),
    {
      genre: 'phrases',
      titre: 'Ce que demandent les donations',
      phrases: [plan.action, ...faitsDesDonations(plan).map((f) => `${f.libelle}\u202f: ${f.texte}`), ...plan.reserves],
    },
  ];
}
