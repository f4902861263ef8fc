import { zodResolver } from '@hookform/resolvers/zod';
import { Courriel } from '@francis/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Alerte, Bouton, typographier } from '../../../design-system/index.ts';
import { demanderMotDePasse } from '../api.ts';
import { ChampCourriel } from '../champs/Champs.tsx';
import { Formulaire } from '../champs/Formulaire.tsx';
import { useSoumission } from '../champs/useSoumission.ts';

const Saisie = z.object({ email: Courriel });

/** Asks for the link that lets one choose a password; says the same for every address. */
export function DemandeLien() {
  const [envoye, setEnvoye] = useState<string>();
  const formulaire = useForm({ resolver: zodResolver(Saisie), defaultValues: { email: '' } });
  const soumission = useSoumission(formulaire, {
    defaut: 'Le lien n’a pas pu être envoyé. Réessayez dans un instant.',
    action: async ({ email }) => setEnvoye(typographier((await demanderMotDePasse(email)).message)),
  });
  if (envoye) {
    return (
      <div className="formulaire">
        <Alerte ton="succes">
          <p>{envoye}</p>
          <p className="doux">
            Le lien sert une fois et vaut une heure. Rien reçu{'\u202f'}? Regardez dans les indésirables.
          </p>
        </Alerte>
        <Bouton onClick={() => setEnvoye(undefined)}>Envoyer un autre lien</Bouton>
      </div>
    );
  }
  return (
    <Formulaire formulaire={formulaire} soumission={soumission} bouton="Recevoir le lien" enCours="Envoi...">
      <ChampCourriel />
    </Formulaire>
  );
}
