import { LETTRE_MAX, type ModeleRempli, resteAEcrire } from '@francis/contract';
import { useId, useState } from 'react';
import { Alerte, Bouton, Fenetre } from '../../../design-system/index.ts';
import { useAction } from '../../../platform/useAction.ts';
import { telechargerModele } from './api.ts';

const TITRE = '# ';

/** A line that begins with « # » is a title, as on the paper; the others stay together, as they were written. */
function enParties(texte: string) {
  const parties: { titre: boolean; texte: string }[] = [];
  for (const ligne of texte.split('\n')) {
    const titre = ligne.startsWith(TITRE);
    const derniere = parties.at(-1);
    if (titre || derniere === undefined || derniere.titre)
      parties.push({ titre, texte: titre ? ligne.slice(TITRE.length) : ligne });
    else derniere.texte += `\n${ligne}`;
  }
  // oxlint-disable-next-line react/no-array-index-key -- a letter that is shown never changes.
  return parties.map((une, i) => (une.titre ? <h3 key={i}>{une.texte}</h3> : <p key={i}>{une.texte.trim()}</p>));
}

interface Props {
  client: string;
  titre: string;
  remplie: ModeleRempli;
  /** The letter as the adviser last left it. */
  ecrite: string | undefined;
  onEcrire: (texte: string | undefined) => void;
  onFermer: () => void;
}

/** A letter as its paper will say it; what it lacks is written here, and leaves with the paper only. */
export function FenetreLettre({ client, titre, remplie, ecrite, onEcrire, onFermer }: Props) {
  const id = useId();
  const [enMain, setEnMain] = useState(false);
  const { occupe, agir } = useAction();
  const texte = ecrite ?? remplie.texte;
  const manquants = resteAEcrire(texte);
  const changee = ecrite !== undefined && ecrite !== remplie.texte;
  return (
    <Fenetre
      titre={titre}
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Fermer</Bouton>
          <Bouton icone={enMain ? 'article' : 'crayon'} onClick={() => setEnMain(!enMain)}>
            {enMain ? 'Relire' : 'Écrire'}
          </Bouton>
          <Bouton
            icone="export"
            rang="principal"
            disabled={occupe || texte.trim() === ''}
            onClick={() => void agir(() => telechargerModele(client, remplie.genre, changee ? texte : undefined))}
          >
            Télécharger en PDF
          </Bouton>
        </>
      }
    >
      <div className="conseil-fenetre">
        <p className="doux petit">{remplie.avis}</p>
        {manquants.length > 0 && (
          <Alerte ton="attention">
            <p>
              {manquants.length === 1 ? 'Il manque' : `Il manque ${manquants.length} éléments`}
              {'\u00a0'}: {manquants.join(', ')}.
            </p>
          </Alerte>
        )}
        {enMain ? (
          <div className="champ">
            <label htmlFor={id}>Texte de la lettre</label>
            <span className="saisie">
              <textarea
                id={id}
                rows={18}
                maxLength={LETTRE_MAX}
                value={texte}
                onChange={(e) => onEcrire(e.target.value)}
              />
            </span>
            <p className="aide">
              Une ligne qui commence par «{'\u00a0'}#{'\u00a0'}» est un titre, par «{'\u00a0'}-{'\u00a0'}» un point. Ce
              texte n’est pas gardé{'\u202f'}: le PDF est votre exemplaire.
            </p>
          </div>
        ) : (
          <div className="texte-conseil lettre">{enParties(texte)}</div>
        )}
        {changee && (
          <div className="gestes-cabinet">
            <Bouton rang="discret" taille="petite" onClick={() => onEcrire(undefined)}>
              Revenir au modèle rempli
            </Bouton>
          </div>
        )}
      </div>
    </Fenetre>
  );
}
