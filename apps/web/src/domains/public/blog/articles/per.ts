import type { Article } from '../article.ts';
import { impot, montant, taux, valeur } from '../chiffres.ts';

const VERSEMENT = 4_000;
const salarie = { situation: 'celibataire', declarant1: { salaires: 48_000 } } as const;
const gain = impot(salarie) - impot({ ...salarie, declarant1: { ...salarie.declarant1, per_versements: VERSEMENT } });
const plafondMin = Math.round(valeur('ir.charges.taux_plafond_per') * valeur('ir.charges.pass_precedent'));
const plafondMax = Math.round(
  valeur('ir.charges.taux_plafond_per') * valeur('ir.charges.multiple_pass_per') * valeur('ir.charges.pass_precedent'),
);

export const per: Article = {
  id: 'verser-sur-un-per',
  titre: 'Verser sur un PER\u202f: ce que vous gagnez vraiment',
  extrait:
    'Le versement se déduit du revenu, dans la limite d’un plafond. Le gain dépend de votre tranche, et l’impôt revient à la sortie.',
  date: '2026-11-22',
  auteur: 'L’équipe de Francis',
  etiquettes: ['Retraite', 'PER', 'Déduction'],
  priorite: 0.97,
  motsCles: ['PER', 'plafond épargne retraite', 'déduction', 'impôt 2026'],
  corps: [
    `Un versement volontaire sur un plan d’épargne retraite se déduit de votre revenu global. À ${montant(48_000)} de salaire net imposable, seul, verser ${montant(VERSEMENT)} réduit l’impôt de ${montant(gain)}. Ce n’est pas un cadeau\u202f: c’est un impôt reporté, et une épargne bloquée.`,
    { titre: 'Le plafond' },
    `Chacun a le sien. Pour un salarié, il vaut ${taux('ir.charges.taux_plafond_per')} des revenus professionnels de l’année précédente, après l’abattement pour frais, entre ${montant(plafondMin)} et ${montant(plafondMax)}. Il est écrit sur votre avis d’imposition, ligne «\u202fplafond non utilisé\u202f».`,
    'Ce qui n’a pas été utilisé les années précédentes s’ajoute. Les époux et les partenaires d’un PACS peuvent mettre leurs plafonds en commun, en cochant une case de la déclaration.',
    { titre: 'Le gain' },
    'Le gain est le versement multiplié par votre tranche marginale tant que le versement ne vous fait pas changer de tranche. S’il le fait, une partie ne rapporte que le taux inférieur. La décote et le plafond du quotient familial changent aussi ce taux\u202f: seul un calcul complet, avant et après, donne le bon chiffre.',
    { titre: 'Les conditions' },
    {
      liste: [
        'Verser avant le 31 décembre pour l’impôt de l’année.',
        'Rester sous le plafond\u202f: au-delà, rien n’est déduit.',
        `Depuis les versements de 2026, la déduction s’arrête à ${valeur('per.age_deduction')} ans.`,
        'Garder l’argent bloqué jusqu’à la retraite, sauf achat de la résidence principale ou accident de la vie.',
      ],
    },
    { titre: 'La sortie' },
    `À la sortie en capital, les versements déduits sont imposés au barème, sans abattement, et les gains au taux de ${taux('rcm.pfu')}, plus les prélèvements sociaux. Si votre tranche baisse à la retraite, vous gagnez deux fois\u202f: une déduction à un taux élevé, une imposition à un taux plus bas. Si elle ne baisse pas, vous n’avez gagné que du temps.`,
    'On peut renoncer à déduire\u202f: la sortie des versements est alors exonérée. C’est souvent le bon choix quand on n’est imposé que dans la première tranche.',
  ],
  textes: ['CGI art. 163 quatervicies', 'CGI art. 158', 'CMF art. L224-4'],
  simulateur: { chemin: '/simulateur-optimisation', libelle: 'Calculer mon gain' },
};
