import { def, definirDomaine } from '../domaines/definition.ts';
import { LPF_DELAIS } from './sources.ts';

/** Delays within which a return is corrected, claimed against or controlled. */
export const DELAIS = definirDomaine(
  'delais',
  'Les délais de réclamation et de reprise',
  {
    reprise_ir: def(
      'Années pendant lesquelles l’administration peut reprendre l’impôt sur le revenu',
      'LPF art. L169',
      'nombre',
    ),
    reprise_fraude: def(
      'Années de reprise en cas d’activité occulte ou de compte étranger non déclaré',
      'LPF art. L169',
      'nombre',
    ),
    comptes_soldes: def(
      'Total des soldes des comptes étrangers sous lequel le délai ordinaire demeure',
      'LPF art. L169 al. 5',
    ),
    reclamation_ir: def('Années ouvertes à la réclamation après la mise en recouvrement', 'LPF art. R196-1', 'nombre'),
    reclamation_locale: def(
      'Années ouvertes à la réclamation après la mise en recouvrement d’un impôt local',
      'LPF art. R196-2',
      'nombre',
    ),
  },
  [
    {
      depuis: '2015-01-01',
      source: LPF_DELAIS,
      valeurs: { reprise_ir: 3, reprise_fraude: 10, comptes_soldes: 50_000, reclamation_ir: 2, reclamation_locale: 1 },
    },
  ],
);
