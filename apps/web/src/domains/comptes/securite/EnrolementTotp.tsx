import { zodResolver } from '@hookform/resolvers/zod';
import type { NouveauFacteurReponse } from '@francis/contract';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Bouton, BoutonIcone } from '../../../design-system/index.ts';
import { toast } from '../../../platform/toasts.tsx';
import { ChampCode } from '../champs/Champs.tsx';
import { Formulaire } from '../champs/Formulaire.tsx';
import { CodeSaisi, netteCode } from '../champs/schemas.ts';
import { useSoumission } from '../champs/useSoumission.ts';
import { confirmerFacteur } from './api.ts';
import { QrCode } from './QrCode.tsx';

const Saisie = z.object({ code: CodeSaisi });

interface Props {
  facteur: z.infer<typeof NouveauFacteurReponse>;
  onConfirme: (codes: readonly string[]) => void;
  onAnnuler: () => void;
}

/** The secret as an image and as text, then the first code, which puts the factor in force. */
export function EnrolementTotp({ facteur: { facteur, secret, otpauth }, onConfirme, onAnnuler }: Props) {
  const formulaire = useForm({ resolver: zodResolver(Saisie), defaultValues: { code: '' } });
  const soumission = useSoumission(formulaire, {
    defaut: 'Le code n’a pas pu être vérifié. Réessayez.',
    reprendre: 'code',
    action: async ({ code }) => onConfirme((await confirmerFacteur(facteur.id, netteCode(code))).codes),
  });
  const copier = (): void => {
    navigator.clipboard.writeText(secret).then(
      () => toast('Clé copiée.'),
      () => toast('La copie a été refusée par le navigateur. Sélectionnez la clé à la main.', { erreur: true }),
    );
  };
  return (
    <div className="enrolement">
      <QrCode texte={otpauth} titre="QR code à lire avec votre application d’authentification" />
      <div>
        <p>
          <b>1.</b> Lisez ce code avec votre application d’authentification, ou saisissez-y cette clé{'\u202f'}:
        </p>
        <p className="cle-secrete">
          <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <BoutonIcone icone="copie" libelle="Copier la clé" onClick={copier} />
        </p>
        <p>
          <b>2.</b> Recopiez le code à 6 chiffres qu’elle affiche.
        </p>
        <Formulaire
          formulaire={formulaire}
          soumission={soumission}
          bouton="Activer"
          enCours="Vérification..."
          actions={<Bouton onClick={onAnnuler}>Annuler</Bouton>}
        >
          <ChampCode />
        </Formulaire>
      </div>
    </div>
  );
}
