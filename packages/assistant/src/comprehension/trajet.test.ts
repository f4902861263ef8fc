import { normaliserTexte } from '@francis/lecture';
import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';
import { lireKilometres, lireTrajet, trajetSansAnnee } from './trajet.ts';

const km = (dit: string): number[] => lireKilometres(normaliserTexte(dit)).map((l) => l.km);

describe('Les kilomètres d’une année se lisent du trajet et de ses jours', () => {
  it.each([
    ['27 km aller, 200 jours', 10_800],
    ['13 km aller-retour par jour, 230 jours', 2_990],
    ['54 km A/R, 190 j', 10_260],
    ['21 km matin et soir pour aller à l’usine, 205 jours', 8_610],
    ['j’habite à 19 km de mon bureau et j’y vais 218 jours par an', 8_284],
    ['mon lieu de travail est à une distance de 36,5 km, 210 jours travaillés', 15_330],
    ['2 x 14 km par jour, 222 jours', 6_216],
    ['11 km aller simple, 4 jours par semaine pendant 45 semaines', 3_960],
    ['48 km par jour, 207 jours', 9_936],
    ['17 km pour aller au bureau, 4 jours sur 5, 176 jours', 5_984],
    ['9 400 km par an', 9_400],
    ['11 200 km dans l’année, 26 km aller', 11_200],
  ])('%s', (dit, attendu) => {
    expect(km(dit)).toEqual([attendu]);
  });

  it('un trajet dont personne ne dit le sens a deux lectures, l’aller d’abord', () => {
    expect(km('un trajet de 24 km, 215 jours')).toEqual([10_320, 5_160]);
  });

  it('au-delà de la distance admise sans raison, la limite d’abord, puis la distance entière', () => {
    expect(km('62 km aller, 200 jours')).toEqual([16_000, 24_800]);
    expect(km('124 km aller-retour par jour, 200 jours')).toEqual([16_000, 24_800]);
  });

  it.each([
    '18 km aller',
    '33 km de trajet, 5 CV',
    '240 km par semaine',
    '20 km aller, 3 jours par semaine',
    '1 200 km par mois',
    '30 km, 218 jours dont 90 jours de télétravail',
  ])('l’année manque : %s', (dit) => {
    expect(km(dit)).toEqual([]);
    expect(trajetSansAnnee(normaliserTexte(dit))).toBe(true);
  });

  it('la voiture se lit avec eux', () => {
    expect(lireTrajet('15 km aller, 200 jours, 6 cv electrique')).toEqual({ km: 6000, cv: 6, electrique: true });
  });
});

describe('Les frais de voiture d’un trajet', () => {
  it.each([
    [
      'Mon bureau est à 23 km de chez moi, 214 jours travaillés, 4 CV : combien au barème kilométrique ?',
      9_844,
      'exact',
    ],
    ['Barème kilométrique : trajet de 24 km, 215 jours, 5 CV ?', 10_320, 'partiel'],
    ['Barème kilométrique : 62 km aller, 200 jours, 7 CV ?', 16_000, 'partiel'],
  ])('%s', async (question, kilometres, statut) => {
    const r = await poser(question);
    expect(r.lecture.faits.find((f) => f.chemin === 'vehicule.km')?.valeur).toBe(kilometres);
    expect(r.statut).toBe(statut);
  });

  it('le foyer déduit ce que chaque lecture du trajet donne', async () => {
    const r = await poser('Célibataire, 41 000 €, trajet de 34 km, 210 jours par an, 6 CV : frais réels ou 10 % ?');
    expect(r.statut).toBe('partiel');
    expect(r.answer).toContain('ces kilomètres sont ceux de l’aller et du retour');
  });
});
