import { def, definirDomaine } from '../domaines/definition.ts';
import { CGI_PLATEFORMES, LPF_PROCEDURE } from './sources.ts';

/** Delays of a control, of the answers to it and of the remedies. */
export const CONTROLE = definirDomaine(
  'controle',
  'Le contrôle fiscal',
  {
    jours_reponse: def('Jours pour répondre à une proposition de rectification', 'LPF art. L57 et R57-1', 'nombre'),
    jours_prorogation: def('Jours de prorogation sur demande', 'LPF art. L57', 'nombre'),
    esfp_annees: def('Années de durée d’un examen de situation personnelle', 'LPF art. L12', 'nombre'),
    justification_mois: def('Mois pour répondre à une demande de justification', 'LPF art. L16 A', 'nombre'),
    justification_jours: def('Jours pour compléter après mise en demeure', 'LPF art. L16 A', 'nombre'),
    silence_mois: def('Mois de silence valant rejet d’une réclamation', 'LPF art. R198-10', 'nombre'),
    tribunal_mois: def('Mois pour saisir le tribunal après un rejet', 'LPF art. R199-1', 'nombre'),
    rescrit_mois: def('Mois pour répondre à un rescrit', 'LPF art. L80 B', 'nombre'),
    prescription_recouvrement: def('Années pour recouvrer l’impôt', 'LPF art. L274', 'nombre'),
    sursis_garantie: def('Droits contestés au-delà desquels des garanties sont dues', 'LPF art. R277-7'),
    remise_silence_mois: def('Mois de silence valant rejet d’une demande gracieuse', 'LPF art. R247-4', 'nombre'),
    saisie_mois: def('Mois pour contester une saisie administrative', 'LPF art. L281 et R281-3-1', 'nombre'),
    compta_mois: def('Mois de contrôle sur place d’une petite entreprise', 'LPF art. L52', 'nombre'),
    compta_examen_mois: def('Mois d’un examen de comptabilité', 'LPF art. L13 G', 'nombre'),
    compta_fichier: def('Amende pour défaut de fichier des écritures', 'CGI art. 1729 D'),
    plateforme_ventes: def(
      'Ventes en dessous desquelles le vendeur n’est pas signalé',
      'CGI art. 1649 ter A',
      'nombre',
    ),
    plateforme_montant: def('Recettes jusqu’auxquelles le vendeur n’est pas signalé', 'CGI art. 1649 ter A'),
  },
  [
    {
      depuis: '2023-01-01',
      source: LPF_PROCEDURE,
      valeurs: {
        jours_reponse: 30,
        jours_prorogation: 30,
        esfp_annees: 1,
        justification_mois: 2,
        justification_jours: 30,
        silence_mois: 6,
        tribunal_mois: 2,
        rescrit_mois: 3,
        prescription_recouvrement: 4,
        sursis_garantie: 4500,
        remise_silence_mois: 2,
        saisie_mois: 2,
        compta_mois: 3,
        compta_examen_mois: 6,
        compta_fichier: 5000,
        plateforme_ventes: { valeur: 30, source: CGI_PLATEFORMES },
        plateforme_montant: { valeur: 2000, source: CGI_PLATEFORMES },
      },
    },
  ],
);
