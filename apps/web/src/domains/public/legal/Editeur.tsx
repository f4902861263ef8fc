import type { Editeur } from '@francis/contract';
import { Lien } from '../../../platform/navigation.tsx';
import { useSuDuServeur } from '../../../platform/useSuDuServeur.ts';

const A_COMPLETER = 'à compléter';

interface Props {
  /** Known already where the server writes the page. */
  editeur?: Editeur;
}

/** The page stands without it, and says what it misses. */
function useEditeur(donne: Editeur | undefined): (valeur: keyof Editeur) => string | undefined {
  const { su } = useSuDuServeur(donne, '/api/editeur');
  return (champ) => su?.[champ] ?? undefined;
}

/** Who publishes: read from the server that answers, nothing invented. */
export function IdentiteEditeur({ editeur }: Props) {
  const lire = useEditeur(editeur);
  const dire = (champ: keyof Editeur): string => lire(champ) ?? A_COMPLETER;
  const contact = lire('contact');
  return (
    <dl className="editeur">
      <dt>Dénomination</dt>
      <dd>{dire('nom')}, société par actions simplifiée unipersonnelle</dd>
      <dt>SIREN</dt>
      <dd>{dire('siren')}</dd>
      <dt>Capital social</dt>
      <dd>{dire('capital')}</dd>
      <dt>Siège</dt>
      <dd>{dire('adresse')}</dd>
      <dt>Directeur de la publication</dt>
      <dd>{dire('directeur')}</dd>
      <dt>Contact</dt>
      <dd>
        {contact ? <a href={`mailto:${contact}`}>{contact}</a> : A_COMPLETER}, ou{' '}
        <Lien to="/contact">le formulaire</Lien>
      </dd>
    </dl>
  );
}

export function Hebergeur({ editeur }: Props) {
  return <p>{useEditeur(editeur)('hebergeur') ?? A_COMPLETER}</p>;
}
