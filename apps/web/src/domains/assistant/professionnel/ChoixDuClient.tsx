import { FenetreDeChoix } from '../../clients/FenetreDeChoix.tsx';

/** The list of clients that the chat offers is read again after five minutes. */
const LISTE_FRAICHE_MS = 300_000;

interface Props {
  /** Undefined asks for the general mode. */
  onChoisir: (client: string | undefined) => void;
  onFermer: () => void;
}

/** « Général » or a client. */
export function ChoixDuClient({ onChoisir, onFermer }: Props) {
  return (
    <FenetreDeChoix
      titre="De qui parle la question"
      etiquette="Client"
      exemple="Nom d’un client"
      liste="Clients"
      rien="Aucun client à ce nom."
      verbe="choisir"
      fraicheur={LISTE_FRAICHE_MS}
      choix={(texte, clients) => [
        ...(texte === '' ? [{ cle: 'general', client: undefined, titre: 'Général', nature: 'Sans client' }] : []),
        ...clients.map((c) => ({
          cle: c.id,
          client: c.id,
          titre: `${c.prenom_client} ${c.nom_client}`,
          nature: c.situation_maritale_client ?? '',
        })),
      ]}
      onChoisir={({ client }) => onChoisir(client)}
      onFermer={onFermer}
    />
  );
}
