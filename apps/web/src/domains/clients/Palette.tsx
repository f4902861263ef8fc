import { useNavigate } from 'react-router';
import { FenetreDeChoix } from './FenetreDeChoix.tsx';
import { useLecteur } from './useLecteur.ts';

/** Title, what else one may type for it, and where it leads. */
const ACTIONS = [
  ['Nouveau client', 'créer ajouter dossier', '/pro/clients/new'],
  ['Mes clients', 'tableau de bord liste', '/pro/dashboard'],
  ['Importer des clients', 'excel csv reprise', '/pro/clients/import'],
  ['Portefeuille', 'réforme radar lois leviers', '/pro/portefeuille'],
  ['Demander à Francis', 'question chat', '/pro/chat'],
  ['Réunions', 'teams transcription entretien', '/pro/teams-assistant'],
  ['Annuaire', 'découvrir professionnels messages', '/discover'],
  ['Simulateurs', 'calcul', '/simulateurs'],
  ['Mon profil', 'situation', '/profil'],
  ['Paramètres', 'réglages', '/pro/settings'],
  ['Facturation', 'abonnement formule facture', '/pro/settings?onglet=facturation'],
  ['Cabinet', 'équipe invitation logo accord', '/pro/settings?onglet=cabinet'],
  ['Modèles de lettres', 'lettre de mission rapport conseils', '/pro/settings?onglet=conseils'],
  ['Clés d’API et webhooks', 'programme intégration', '/pro/settings?onglet=api'],
  ['Archive du cabinet', 'export sauvegarde', '/pro/settings?onglet=archive'],
  ['Sécurité du compte', 'mot de passe second facteur appareils', '/securite'],
  ['Mes données', 'rgpd', '/mes-donnees'],
] as const;

/** What a reader of the firm may not do. */
const ECRITURES: ReadonlySet<string> = new Set(['/pro/clients/new', '/pro/clients/import']);

const plier = (texte: string): string => texte.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Ctrl or Cmd + K: clients by the beginning of their words, and the actions of the area. */
export function Palette({ onFermer }: { onFermer: () => void }) {
  const aller = useNavigate();
  const lecteur = useLecteur();
  const actions = ACTIONS.filter(([, , vers]) => !lecteur || !ECRITURES.has(vers));
  return (
    <FenetreDeChoix
      titre="Aller à un client ou à une action"
      etiquette="Client ou action"
      exemple="Nom d’un client, ou une action"
      liste="Résultats"
      rien="Aucun client ni action à ce nom."
      verbe="ouvrir"
      choix={(texte, clients) => [
        ...clients.map((c) => ({
          cle: c.id,
          titre: `${c.prenom_client} ${c.nom_client}`,
          nature: c.statut_dossier_pro === 'Actif' ? 'Client' : `Client, ${c.statut_dossier_pro.toLowerCase()}`,
          vers: `/pro/clients/${c.id}`,
        })),
        ...actions
          .filter(([titre, mots]) => plier(`${titre} ${mots}`).includes(plier(texte)))
          .map(([titre, , vers]) => ({ cle: vers, titre, nature: 'Action', vers })),
      ]}
      onChoisir={({ vers }) => {
        onFermer();
        void aller(vers);
      }}
      onFermer={onFermer}
    />
  );
}
