import type { Article } from '../article.ts';
import { montant, taux, valeur } from '../chiffres.ts';

const DIVIDENDES = 10_000;
const auPfu = DIVIDENDES * valeur('rcm.pfu');
const base = DIVIDENDES * (1 - valeur('rcm.abattement_dividendes') - valeur('ps.csg_deductible'));

export const baremeOuPfu: Article = {
  id: 'bareme-ou-prelevement-forfaitaire',
  titre: 'Dividendes et intérêts\u202f: prélèvement forfaitaire ou barème',
  extrait:
    'L’option vaut pour tous vos revenus de capitaux de l’année. Elle se décide par un calcul, pas par une règle.',
  date: '2026-11-22',
  auteur: 'L’équipe de Francis',
  etiquettes: ['Placements', 'Option'],
  priorite: 0.92,
  motsCles: ['PFU', 'flat tax', 'barème', 'case 2OP', 'dividendes'],
  corps: [
    `Sans rien demander, vos dividendes et vos intérêts sont imposés à ${taux('rcm.pfu')}, en plus des prélèvements sociaux. Pour ${montant(DIVIDENDES)} de dividendes\u202f: ${montant(auPfu)} d’impôt.`,
    { titre: 'L’option pour le barème' },
    `Cocher la case 2OP impose ces revenus au barème. Les dividendes profitent alors d’un abattement de ${taux('rcm.abattement_dividendes')}, et ${taux('ps.csg_deductible')} de CSG se déduisent du revenu. Sur ${montant(DIVIDENDES)}, environ ${montant(base)} s’ajoutent au revenu imposable.`,
    {
      liste: [
        `Dans la tranche à ${taux('ir.bareme.taux_1')}\u202f: environ ${montant(base * valeur('ir.bareme.taux_1'))}. Le barème gagne.`,
        `Dans la tranche à ${taux('ir.bareme.taux_2')}\u202f: environ ${montant(base * valeur('ir.bareme.taux_2'))}. Le prélèvement forfaitaire gagne.`,
      ],
    },
    { titre: 'Pourquoi il faut tout calculer' },
    'L’option est globale\u202f: elle emporte les intérêts, les plus-values de titres et les gains d’assurance-vie, qui n’ont pas d’abattement. Elle peut faire changer de tranche, réduire la décote, augmenter le revenu fiscal de référence. Le seul bon calcul compare deux déclarations entières.',
    { titre: 'Quand décider' },
    'Chaque année, sur la déclaration. L’administration accepte que l’on change d’avis par une déclaration corrective ou une réclamation, dans les délais.',
  ],
  textes: ['CGI art. 200 A', 'CGI art. 158', 'CGI art. 154 quinquies'],
  simulateur: { chemin: '/simulateur-impot', libelle: 'Comparer avec mes revenus' },
};
