import type { EntiteFamille, LienClient } from '@francis/contract';
import { formaterNombre } from '../../../design-system/index.ts';

export const LIENS: Readonly<Record<LienClient, string>> = {
  conjoint: 'Conjoint ou partenaire',
  parent: 'Parent',
  enfant: 'Enfant',
  frere_soeur: 'Frère ou sœur',
  associe: 'Associé',
  autre: 'Autre lien',
};

type Detention = EntiteFamille['detentions'][number];

export const DROITS: Readonly<Record<Detention['droit'], string>> = {
  pleine_propriete: 'Pleine propriété',
  usufruit: 'Usufruit',
  nue_propriete: 'Nue-propriété',
};

const COURTS: Readonly<Record<Detention['droit'], string>> = {
  pleine_propriete: '',
  usufruit: ' en usufruit',
  nue_propriete: ' en nue-propriété',
};

export const enPart = (part: number): string => `${formaterNombre(part)}\u00a0%`;
export const direDetention = ({ part, droit }: Pick<Detention, 'part' | 'droit'>): string =>
  enPart(part) + COURTS[droit];

const SIGLES: Readonly<Record<Detention['droit'], string>> = {
  pleine_propriete: '',
  usufruit: '\u00a0US',
  nue_propriete: '\u00a0NP',
};
/** As the trade writes it on a chart; the table says it in full. */
export const abregerDetention = ({ part, droit }: Pick<Detention, 'part' | 'droit'>): string =>
  enPart(part) + SIGLES[droit];
