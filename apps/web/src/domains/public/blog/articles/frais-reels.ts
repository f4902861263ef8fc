import { formaterNombre } from '../../../../design-system/index.ts';
import type { Article } from '../article.ts';
import { euros, montant, taux, valeur } from '../chiffres.ts';

const SALAIRE = 30_000;
const seuil = SALAIRE * valeur('ir.salaires.taux_abattement');
const KM = 6_000;
const bareme5cv = KM * valeur('ir.kilometres_taux_2.cv_5') + valeur('ir.kilometres_fixe_2.cv_5');

export const fraisReels: Article = {
  id: 'frais-reels-ou-dix-pour-cent',
  titre: 'Frais réels ou 10\u00a0%\u202f: à partir de quand changer',
  extrait:
    'L’abattement est automatique. Les frais réels ne valent la peine que s’ils le dépassent, preuves à l’appui.',
  date: '2026-11-22',
  auteur: 'L’équipe de Francis',
  etiquettes: ['Salaires', 'Déduction'],
  priorite: 0.9,
  motsCles: ['frais réels', 'abattement 10 %', 'barème kilométrique'],
  corps: [
    `À ${montant(SALAIRE)} de salaire, l’abattement automatique retire ${montant(seuil)}. Vos frais réels doivent dépasser cette somme pour changer quelque chose.`,
    { titre: 'L’abattement' },
    `Il vaut ${taux('ir.salaires.taux_abattement')} du salaire de chaque personne, avec un minimum de ${euros('ir.salaires.abattement_min')} et un maximum de ${euros('ir.salaires.abattement_max')}. Chaque membre du foyer choisit pour lui\u202f: l’un peut garder l’abattement quand l’autre déclare ses frais.`,
    { titre: 'Ce qui compte comme frais' },
    {
      liste: [
        'Le trajet entre le domicile et le travail, au barème kilométrique. Au-delà de quarante kilomètres à l’aller, il faut une raison.',
        'Les repas pris sur place, pour ce qui dépasse le prix d’un repas chez soi.',
        'Le matériel, la formation, la double résidence imposée par le travail.',
      ],
    },
    `Un exemple\u202f: ${formaterNombre(KM)} kilomètres par an avec une voiture de 5 chevaux donnent ${montant(bareme5cv)} de frais. Une voiture électrique ajoute ${taux('ir.kilometres.majoration_electrique')}.`,
    { titre: 'Ce que l’on oublie' },
    'Choisir les frais réels oblige à ajouter au salaire les remboursements de l’employeur, y compris les allocations pour frais et la part prise en charge de l’abonnement de transport quand on déduit ce même trajet. Le barème comprend déjà l’assurance et l’usure\u202f: on n’y ajoute que les péages, le stationnement et les intérêts d’emprunt, selon l’usage professionnel.',
    'Les preuves se gardent trois ans. Sans elles, l’administration revient à l’abattement.',
  ],
  textes: ['CGI art. 83', 'CGI ann. IV art. 6 B'],
  simulateur: { chemin: '/simulateur-impot', libelle: 'Comparer les deux' },
};
