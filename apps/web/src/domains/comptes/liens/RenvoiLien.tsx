import { zodResolver } from '@hookform/resolvers/zod';
import { Courriel, type RenvoiRequete } from '@francis/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Alerte, typographier } from '../../../design-system/index.ts';
import { renvoyerLien } from '../api.ts';
import { ChampCourriel } from '../champs/Champs.tsx';
import { Formulaire } from '../champs/Formulaire.tsx';
import { useSoumission } from '../champs/useSoumission.ts';

const Saisie = z.object({ email: Courriel });

/** Asks for another link; the answer never says whether the address has an account. */
export function RenvoiLien({ type }: { type: RenvoiRequete['type'] }) {
  const [envoye, setEnvoye] = useState<string>();
  const formulaire = useForm({ resolver: zodResolver(Saisie), defaultValues: { email: '' } });
  const soumission = useSoumission(formulaire, {
    defaut: 'Le lien n’a pas pu être envoyé. Réessayez dans un instant.',
    action: async ({ email }) => setEnvoye(typographier((await renvoyerLien({ email, type })).message)),
  });
  return (
    <details className="renvoi">
      <summary>Recevoir un nouveau lien</summary>
      {envoye ? (
        <Alerte ton="succes">
          <p>{envoye}</p>
        </Alerte>
      ) : (
        <Formulaire
          formulaire={formulaire}
          soumission={soumission}
          bouton="Envoyer un nouveau lien"
          enCours="Envoi..."
          compact
        >
          <ChampCourriel libelle="Adresse e-mail du compte" autoComplete="email" />
        </Formulaire>
      )}
    </details>
  );
}
