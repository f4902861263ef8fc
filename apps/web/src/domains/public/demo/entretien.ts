import { calculerImpotRevenu, derniereAnneeCouverte } from '@francis/fiscal';
import { foyerDeLEntretien } from '../foyers.ts';

/** What is heard, line by line; the figures of `foyerDeLEntretien` are the ones that are said here. */
export const ENTRETIEN = [
  ['Conseil', 'Commençons par votre foyer.'],
  ['Client', 'Nous sommes mariés, deux enfants de huit et onze ans.'],
  ['Conseil', 'Vos salaires, nets imposables, sur l’année\u202f?'],
  ['Client', '62 000 euros pour moi, 48 000 pour ma femme.'],
  ['Client', 'Nous avons une aide à domicile, 3 000 euros par an.'],
  ['Conseil', 'Et l’épargne\u202f?'],
  ['Client', 'Je pensais verser 5 000 euros sur un PER avant la fin de l’année.'],
] as const;

const ANNEE = derniereAnneeCouverte();
const VERSEMENT = 5_000;
const DON = 500;

export interface Piste {
  readonly titre: string;
  readonly gain: number;
  readonly condition: string;
  readonly article: string;
}

export interface Rapport {
  readonly annee: number;
  readonly impot: number;
  readonly parts: number;
  readonly tmi: number;
  readonly impotApresPistes: number;
  readonly pistes: readonly Piste[];
}

function impotAvec(versement: number, don: number) {
  const lu = calculerImpotRevenu(foyerDeLEntretien(ANNEE, versement, don), ANNEE);
  return 'impot_final' in lu ? lu : undefined;
}

/** The report on what was said: each gain is the difference of two whole computations. Undefined if the engine refuses. */
export function calculerRapport(): Rapport | undefined {
  const base = impotAvec(0, 0);
  const avecPer = impotAvec(VERSEMENT, 0);
  const avecDon = impotAvec(0, DON);
  const ensemble = impotAvec(VERSEMENT, DON);
  if (!base || !avecPer || !avecDon || !ensemble) return undefined;
  return {
    annee: ANNEE,
    impot: base.impot_final,
    parts: base.nombre_parts,
    tmi: base.tmi,
    impotApresPistes: ensemble.impot_final,
    pistes: [
      {
        titre: `Verser ${ecrire(VERSEMENT)} sur un PER`,
        gain: base.impot_final - avecPer.impot_final,
        condition:
          'Avant le 31 décembre, sous le plafond d’épargne retraite. L’épargne est bloquée jusqu’à la retraite.',
        article: 'CGI, art. 163 quatervicies',
      },
      {
        titre: `Donner ${ecrire(DON)} à une association`,
        gain: base.impot_final - avecDon.impot_final,
        condition: 'Avec un reçu fiscal. Le don coûte plus que la réduction qu’il ouvre.',
        article: 'CGI, art. 200',
      },
    ],
  };
}

const ecrire = (montant: number): string => `${montant.toLocaleString('fr-FR')}\u00a0€`;
