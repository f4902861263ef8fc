import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Calcul } from '../patrimoine/calcul.ts';
import { sommer } from '../patrimoine/montants.ts';
import { type DemandeSuccession, type Devolution, type Heritier } from './demande-succession.ts';
import { calculerPartUsufruit } from './demembrement.ts';
import { estEpoux } from './liens.ts';

/** A representative counts for his share of the branch. */
function poids(h: Heritier): number {
  return 1 / (h.representation?.nombre ?? 1);
}

function partagerEgalement(montant: number, heritiers: readonly Heritier[]): number[] {
  const total = sommer(heritiers.map(poids));
  return heritiers.map((h) => (montant * poids(h)) / total);
}

/** Spouse beside children: a quarter in property, or the usufruct of everything (Code civil art. 757). */
function partagerAvecConjoint(d: DemandeSuccession, calcul: Calcul): number[] {
  const usufruit = d.option_conjoint === 'usufruit';
  const part = usufruit
    ? calculerPartUsufruit({ age_usufruitier: d.age_conjoint ?? 0 }, 'dmtg.usufruit_conjoint', calcul)
    : calcul.lire('dmtg.quart_conjoint');
  const duConjoint = d.actif_net * part;
  const enfants = d.heritiers.filter((h) => !estEpoux(h.lien));
  const desEnfants = partagerEgalement(d.actif_net - duConjoint, enfants);
  return d.heritiers.map((h) => (estEpoux(h.lien) ? duConjoint : (desEnfants[enfants.indexOf(h)] ?? 0)));
}

function partager(d: DemandeSuccession, devolution: Devolution, calcul: Calcul): number[] {
  if (devolution === 'montants') return d.heritiers.map((h) => h.montant ?? 0);
  if (devolution === 'parts') return d.heritiers.map((h) => d.actif_net * (h.part ?? 0));
  if (devolution === 'egalite') return partagerEgalement(d.actif_net, d.heritiers);
  return partagerAvecConjoint(d, calcul);
}

/** What each heir receives from the estate, in euros, in the order of the heirs. */
export function repartir(d: DemandeSuccession, devolution: Devolution, calcul: Calcul): number[] {
  calcul.t?.ouvrir();
  const parts = partager(d, devolution, calcul);
  if (devolution === 'egalite' && d.heritiers.length > 1) {
    calcul.supposer('Succession partagée également entre les héritiers indiqués, sans testament.');
  }
  if (devolution === 'conjoint_et_enfants') {
    calcul.supposer('Tous les enfants sont communs aux époux, et il n’y a ni testament ni donation entre époux.');
  }
  const total = sommer(parts);
  calcul.t?.fermer({
    regle: 'dmtg.devolution',
    libelle: 'Parts des héritiers',
    valeur: total,
    formule: parts
      .map((part) => `${euros(part)} (${pourcent(d.actif_net === 0 ? 0 : part / d.actif_net)})`)
      .join(' ; '),
    article: 'Code civil art. 731 à 757',
    entrees: [entree('Actif net de la succession', d.actif_net)],
    parametres: d.option_conjoint === 'quart' && devolution === 'conjoint_et_enfants' ? ['dmtg.quart_conjoint'] : [],
  });
  return parts;
}
