import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Bouton, entrerDansLePremierChamp } from '../../../design-system/index.ts';
import { ErreurFormulaire } from './ErreurFormulaire.tsx';
import type { Soumission } from './useSoumission.ts';
import '../comptes.css';

interface Props<F extends FieldValues> {
  formulaire: UseFormReturn<F>;
  soumission: Soumission;
  bouton: string;
  /** What the button says while the server works. */
  enCours: string;
  children: ReactNode;
  /** Beside the button, e.g. a way out. */
  actions?: ReactNode;
  /** Deletes or closes something for good. */
  danger?: boolean;
  /** A form among others on the screen: its button does not fill the width. */
  compact?: boolean;
  className?: string;
}

/** Refusal above, fields, then the one button, which does not answer twice. */
export function Formulaire<F extends FieldValues>(props: Props<F>) {
  const {
    formulaire,
    soumission,
    bouton,
    enCours,
    children,
    actions,
    danger,
    compact = actions !== undefined,
    className = '',
  } = props;
  const element = useRef<HTMLFormElement>(null);
  // With a way out, it was opened by a button, which is gone.
  const ouvert = Boolean(actions);
  useEffect(() => {
    if (ouvert) entrerDansLePremierChamp(element.current);
  }, [ouvert]);
  const occupe = formulaire.formState.isSubmitting;
  const envoi = (
    <Bouton
      type="submit"
      rang={danger ? 'danger' : 'principal'}
      taille={compact ? 'normale' : 'grande'}
      disabled={occupe}
    >
      {occupe ? enCours : bouton}
    </Bouton>
  );
  return (
    <FormProvider {...formulaire}>
      <form
        ref={element}
        className={`formulaire ${className}`.trim()}
        noValidate
        onSubmit={(evenement) => {
          evenement.preventDefault();
          evenement.stopPropagation();
          if (!formulaire.formState.isSubmitting) void soumission.envoyer();
        }}
      >
        <ErreurFormulaire erreur={soumission.erreur} />
        {children}
        {compact ? (
          <div className="rangee">
            {envoi}
            {actions}
          </div>
        ) : (
          envoi
        )}
      </form>
    </FormProvider>
  );
}
