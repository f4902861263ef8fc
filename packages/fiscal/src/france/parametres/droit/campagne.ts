import { def, definirDomaine } from '../domaines/definition.ts';
import { CAMPAGNE_2026, RECOUVREMENT } from './sources.ts';

/** Calendar and thresholds of a filing season, besides the days themselves. */
export const CAMPAGNE = definirDomaine(
  'campagne',
  'La campagne de déclaration',
  {
    zone_1_fin: def('Dernier département de la première zone', 'CGI art. 175', 'nombre'),
    zone_2_debut: def('Premier département de la deuxième zone', 'CGI art. 175', 'nombre'),
    zone_2_fin: def('Dernier département de la deuxième zone', 'CGI art. 175', 'nombre'),
    zone_3_debut: def('Premier département de la troisième zone', 'CGI art. 175', 'nombre'),
    solde_en_une_fois: def('Solde jusqu’auquel le paiement se fait en une fois', 'CGI art. 1663 B'),
    solde_mois: def('Prélèvements d’un solde étalé', 'CGI art. 1663 B', 'nombre'),
    paiement_en_ligne: def('Montant au-delà duquel le paiement est dématérialisé', 'CGI art. 1681 sexies'),
    deces_mois: def('Mois pour déclarer après un décès, régimes réels', 'CGI art. 204', 'nombre'),
    conservation: def('Années pendant lesquelles les justificatifs se gardent', 'LPF art. L169', 'nombre'),
    jours_changement: def('Jours pour signaler un changement de situation', 'CGI art. 204 I', 'nombre'),
  },
  [
    {
      depuis: '2026-01-01',
      source: RECOUVREMENT,
      valeurs: {
        zone_1_fin: { valeur: 19, source: CAMPAGNE_2026 },
        zone_2_debut: { valeur: 20, source: CAMPAGNE_2026 },
        zone_2_fin: { valeur: 54, source: CAMPAGNE_2026 },
        zone_3_debut: { valeur: 55, source: CAMPAGNE_2026 },
        solde_en_une_fois: 300,
        solde_mois: 4,
        paiement_en_ligne: 300,
        deces_mois: 6,
        conservation: 3,
        jours_changement: 60,
      },
    },
  ],
);
