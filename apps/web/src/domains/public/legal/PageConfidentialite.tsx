import { Link } from 'react-router';
import { PageLegale } from './PageLegale.tsx';

export function PageConfidentialite() {
  return (
    <PageLegale
      chemin="/politique-confidentialite"
      titre="Politique de confidentialité"
      sections={[
        {
          titre: 'Ce que nous gardons',
          contenu: (
            <ul>
              <li>Votre compte{'\u202f'}: adresse e-mail, nom, type de compte, façons de vous connecter.</li>
              <li>
                Votre situation{'\u202f'}: ce que vous écrivez de votre foyer, de vos revenus et de votre patrimoine.
              </li>
              <li>Vos conversations, et les faits qui en ont été lus.</li>
              <li>
                Vos documents, seulement si vous demandez à les garder{'\u202f'}: sinon le fichier est effacé après
                lecture.
              </li>
              <li>
                Dans l’annuaire, si vous vous en servez{'\u202f'}: vos messages, ce que vous cherchez, qui vous suivez,
                bloquez ou signalez, et ce que la modération décide.
              </li>
              <li>Un journal de sécurité{'\u202f'}: connexions et actions sensibles.</li>
            </ul>
          ),
        },
        {
          titre: 'Pourquoi',
          contenu: (
            <p>
              Pour répondre à vos questions et tenir votre abonnement (exécution du contrat), pour protéger le service
              (intérêt légitime), et, avec votre accord seulement, pour une banque reliée, la voix ou un modèle de
              langage hébergé ailleurs.
            </p>
          ),
        },
        {
          titre: 'Combien de temps',
          contenu: (
            <ul>
              <li>
                La vie du compte pour votre situation et vos conversations{'\u202f'}; vous pouvez les effacer à tout
                moment.
              </li>
              <li>
                La vie du compte de leur auteur pour les messages de l’annuaire{'\u202f'}; celle du compte signalé pour
                le journal de la modération.
              </li>
              <li>Trois ans après le dernier contact pour la prospection.</li>
              <li>Dix ans pour les pièces du contrat et les factures, comme la loi l’impose.</li>
              <li>Quatre-vingt-dix jours pour le journal de sécurité, sauf réglage plus long de l’hébergeur.</li>
            </ul>
          ),
        },
        {
          titre: 'Ce qui ne part pas',
          contenu: (
            <p>
              Sans votre accord, rien ne part vers un tiers. Avec votre accord, un modèle hébergé reçoit votre question
              sans vos noms, adresses et numéros, remplacés par des marques. Votre fichier, lui, ne part jamais.
            </p>
          ),
        },
        {
          titre: 'Témoins de connexion',
          contenu: (
            <p>
              Un seul témoin est posé, pour rester connecté. Rien ne vous suit d’un site à l’autre et aucune mesure
              d’audience n’est faite{'\u202f'}: il n’y a donc pas de bandeau à fermer. Votre navigateur garde aussi le
              brouillon de vos questions, et cinq questions au plus quand le serveur ne répond pas{'\u202f'}; vous
              déconnecter les efface.
            </p>
          ),
        },
        {
          titre: 'Vos droits',
          contenu: (
            <>
              <p>
                Accès, rectification, effacement, limitation, opposition, portabilité{'\u202f'}: depuis{' '}
                <Link to="/mes-donnees">Mes données</Link>, vous téléchargez tout et demandez l’effacement. Par écrit,
                depuis <Link to="/contact">la page de contact</Link>.
              </p>
              <p>
                Vous pouvez adresser une réclamation à la CNIL,{' '}
                <a href="https://www.cnil.fr/fr/plaintes" rel="noreferrer">
                  cnil.fr
                </a>
                .
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
