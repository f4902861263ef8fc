import { Alerte, Bouton } from '../../../design-system/index.ts';
import { toast } from '../../../platform/toasts.tsx';

const FICHIER = 'francis-codes-de-secours.txt';

const texteDe = (codes: readonly string[], email: string): string =>
  ['Francis\u202f: codes de secours', `Compte\u202f: ${email}`, 'Chaque code sert une fois.', '', ...codes, ''].join(
    '\r\n',
  );

interface Props {
  codes: readonly string[];
  email: string;
  onFini: () => void;
}

/** Shown once: copied, saved or printed now, or never. */
export function CodesSecours({ codes, email, onFini }: Props) {
  const copier = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast('Codes copiés.');
    } catch {
      toast('La copie a été refusée par le navigateur. Sélectionnez les codes à la main.', { erreur: true });
    }
  };
  const telecharger = (): void => {
    const adresse = URL.createObjectURL(new Blob([texteDe(codes, email)], { type: 'text/plain;charset=utf-8' }));
    const lien = Object.assign(document.createElement('a'), { href: adresse, download: FICHIER });
    lien.click();
    URL.revokeObjectURL(adresse);
  };
  return (
    <div className="codes-secours">
      <Alerte ton="attention">
        <p>
          <b>Conservez ces codes hors de votre téléphone.</b> Ils ne seront plus montrés. Chacun ouvre votre compte une
          fois, si vous n’avez plus votre application.
        </p>
      </Alerte>
      <ol aria-label="Codes de secours" className="feuille">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="rangee">
        <Bouton icone="copie" onClick={() => void copier()}>
          Copier
        </Bouton>
        <Bouton onClick={telecharger}>Télécharger</Bouton>
        <Bouton onClick={() => print()}>Imprimer</Bouton>
        <Bouton rang="principal" onClick={onFini}>
          Je les ai conservés
        </Bouton>
      </div>
    </div>
  );
}
