import type { FaitManquant, ValeurLue } from '@francis/contract';
import { type ReactNode, useState } from 'react';
import { Bouton, typographier } from '../../../design-system/index.ts';
import { ApiError, messageOf } from '../../../platform/erreurs.ts';
import { ChampDuFait } from './ChampDuFait.tsx';
import { lireSaisie } from './saisie.ts';

interface Props {
  manques: readonly FaitManquant[];
  occupe: boolean;
  /** Computes with the fact that was given: no question is counted. */
  onDonner: (chemin: string, valeur: ValeurLue) => Promise<void>;
}

const ERREUR = 'Cette précision n’a pas pu être prise. Écrivez-la dans votre prochain message.';

/** What the server says of the very fact, when it refuses it. */
function raisonDe(erreur: unknown): string {
  const champ = erreur instanceof ApiError ? erreur.champs[0]?.message : undefined;
  return champ ?? messageOf(erreur, ERREUR);
}

/** Every fact that is missing, given with a tap: choices as buttons, a field for the rest. */
export function Precisions({ manques, occupe, onDonner }: Props): ReactNode {
  const [erreur, setErreur] = useState<{ chemin: string; message: string }>();
  const [envoi, setEnvoi] = useState(false);
  const connus = manques.filter((m) => m.chemin !== undefined && m.unite !== undefined);
  if (connus.length === 0) return null;
  const donner = (chemin: string, valeur: ValeurLue): void => {
    setErreur(undefined);
    setEnvoi(true);
    onDonner(chemin, valeur)
      .catch((e: unknown) => setErreur({ chemin, message: raisonDe(e) }))
      .finally(() => setEnvoi(false));
  };
  return (
    <div className="precisions">
      {connus.map((manque) => (
        <Precision
          key={manque.chemin}
          manque={manque}
          occupe={occupe || envoi}
          erreur={erreur?.chemin === manque.chemin ? erreur?.message : undefined}
          onDonner={donner}
        />
      ))}
      <p className="doux">Répondre ici ne décompte aucune question.</p>
    </div>
  );
}

interface PropsPrecision {
  manque: FaitManquant;
  occupe: boolean;
  erreur: string | undefined;
  onDonner: (chemin: string, valeur: ValeurLue) => void;
}

function Precision({ manque, occupe, erreur, onDonner }: PropsPrecision) {
  const [texte, setTexte] = useState('');
  const [faute, setFaute] = useState<string>();
  const { chemin = '', unite = 'nombre', nom = manque.libelle, choix } = manque;
  const titre = typographier(majuscule(nom));
  if (choix)
    return (
      <fieldset className="precision">
        <legend>{titre}</legend>
        <div className="choix-precision">
          {choix.map(({ valeur, libelle }) => (
            <Bouton key={valeur} disabled={occupe} onClick={() => onDonner(chemin, valeur)}>
              {typographier(majuscule(libelle))}
            </Bouton>
          ))}
        </div>
        {erreur && (
          <p className="erreur-precision" role="alert">
            {erreur}
          </p>
        )}
      </fieldset>
    );
  return (
    <form
      className="precision"
      onSubmit={(e) => {
        e.preventDefault();
        const lue = lireSaisie(texte, unite);
        setFaute(lue && 'erreur' in lue ? lue.erreur : undefined);
        if (lue && 'valeur' in lue) onDonner(chemin, lue.valeur);
      }}
    >
      <ChampDuFait fait={{ libelle: titre, unite }} texte={texte} erreur={faute ?? erreur} onChange={setTexte} />
      <Bouton type="submit" disabled={occupe}>
        Répondre
      </Bouton>
    </form>
  );
}

const majuscule = (texte: string): string => texte.charAt(0).toUpperCase() + texte.slice(1);
