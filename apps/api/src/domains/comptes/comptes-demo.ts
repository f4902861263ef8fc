import type { CleFormule, TypeCompte } from '@francis/contract';

export interface CompteDemo {
  readonly nom: 'demo' | 'demo-pro';
  readonly email: string;
  readonly motDePasse: string;
  readonly nomComplet: string;
  readonly typeCompte: TypeCompte;
  readonly formule: CleFormule;
}

/** Public by design: printed at each start in demonstration mode, refused by a server in production. */
export const COMPTES_DEMO: readonly CompteDemo[] = [
  {
    nom: 'demo',
    email: 'demo@francis.test',
    motDePasse: 'Quotient-Familial-2026',
    nomComplet: 'Camille Martin',
    typeCompte: 'particulier',
    formule: 'MONTHLY',
  },
  {
    nom: 'demo-pro',
    email: 'demo-pro@francis.test',
    motDePasse: 'Abattement-Cabinet-2026',
    nomComplet: 'Dominique Laurent',
    typeCompte: 'professionnel',
    formule: 'PRO_MONTHLY',
  },
];
