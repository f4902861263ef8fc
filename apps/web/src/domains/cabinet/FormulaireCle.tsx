import type { CleCreee } from '@francis/contract';
import { type PorteeCle, PORTEES_CLE } from '@francis/contract/cles-portees';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Alerte, Bouton, Champ, ChampChoix, ChampMotDePasse } from '../../design-system/index.ts';
import { ApiError, messageOf } from '../../platform/erreurs.ts';
import { Section } from '../../platform/Section.tsx';
import { clesQuery, creerCle } from './api.ts';
import { SecretMontre } from './SecretMontre.tsx';

interface Props {
  /** Those that the role of the person lets them give. */
  portees: readonly PorteeCle[];
  durees: readonly number[];
}
const DUREE_PROPOSEE = 90;

export function FormulaireCle({ portees, durees }: Props) {
  const client = useQueryClient();
  const [nom, setNom] = useState('');
  const [choisies, setChoisies] = useState<readonly PorteeCle[]>(['clients:lire']);
  const [jours, setJours] = useState(DUREE_PROPOSEE);
  const [motDePasse, setMotDePasse] = useState('');
  const [refus, setRefus] = useState<Readonly<Record<string, string>>>({});
  const [occupe, setOccupe] = useState(false);
  const [creee, setCreee] = useState<CleCreee>();
  const envoyer = async (evenement: FormEvent): Promise<void> => {
    evenement.preventDefault();
    setOccupe(true);
    setRefus({});
    try {
      setCreee(await creerCle({ nom, portees: [...choisies], jours, password: motDePasse }));
      setNom('');
      setMotDePasse('');
      await client.invalidateQueries({ queryKey: clesQuery.queryKey });
    } catch (error) {
      setRefus(refusDe(error));
    } finally {
      setOccupe(false);
    }
  };
  return (
    <Section titre="Nouvelle clé" texte="Donnez-lui le moins de portées possible. Le secret n’est montré qu’une fois.">
      <form className="formulaire-cle" noValidate onSubmit={(e) => void envoyer(e)}>
        <Champ
          libelle="Nom"
          value={nom}
          autoComplete="off"
          maxLength={80}
          erreur={refus['nom']}
          onChange={(e) => setNom(e.target.value)}
        />
        <ChampChoix libelle="Durée" value={jours} onChange={(e) => setJours(Number(e.target.value))}>
          {durees.map((duree) => (
            <option key={duree} value={duree}>
              {duree === 365 ? 'Un an' : `${duree} jours`}
            </option>
          ))}
        </ChampChoix>
        <fieldset className="portees-cle">
          <legend>Portées</legend>
          {portees.map((portee) => (
            <label key={portee}>
              <input
                type="checkbox"
                checked={choisies.includes(portee)}
                onChange={({ target: { checked } }) =>
                  setChoisies(checked ? [...choisies, portee] : choisies.filter((une) => une !== portee))
                }
              />
              <span>
                {PORTEES_CLE[portee]} <code className="doux">{portee}</code>
              </span>
            </label>
          ))}
          {refus['portees'] !== undefined && (
            <p className="aide err" role="alert">
              {refus['portees']}
            </p>
          )}
        </fieldset>
        <ChampMotDePasse
          libelle="Votre mot de passe"
          autoComplete="current-password"
          value={motDePasse}
          erreur={refus['password']}
          onChange={(e) => setMotDePasse(e.target.value)}
        />
        {refus['general'] !== undefined && (
          <Alerte ton="erreur">
            <p>{refus['general']}</p>
          </Alerte>
        )}
        <div>
          <Bouton type="submit" rang="principal" disabled={occupe}>
            {occupe ? 'Création...' : 'Créer la clé'}
          </Bouton>
        </div>
      </form>
      {creee && (
        <SecretMontre
          titre={`Clé «\u202f${creee.cle.nom}\u202f»`}
          secret={creee.secret}
          copie="Clé copiée."
          onFermer={() => setCreee(undefined)}
        />
      )}
    </Section>
  );
}

function refusDe(error: unknown): Readonly<Record<string, string>> {
  if (error instanceof ApiError && error.code === 'MOT_DE_PASSE_ACTUEL_INCORRECT') return { password: error.message };
  if (error instanceof ApiError && error.champs.length > 0)
    return Object.fromEntries(error.champs.map(({ chemin, message }) => [chemin.split('.')[0] ?? chemin, message]));
  return { general: messageOf(error, 'La clé n’a pas été créée. Réessayez.') };
}
