import { formatJsonIncorrect, NOMS_OBLIGATOIRES } from '@francis/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors.ts';
import { asApiError, sendError } from '../../platform/http/errors.ts';

const NOMS = /(^|\.)(prenom|nom)_client$/;
const JSON_INCORRECT = formatJsonIncorrect('').slice(0, 'Format JSON incorrect'.length);

/** The two refusals that the specification writes are the sentence of the answer, not only that of their field. */
export function direRefusDuFormulaire(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = asApiError(thrown);
  void sendError(error.code === 'VALIDATION' ? preciser(error) : thrown, request, reply);
}

function preciser(error: ApiError): ApiError {
  const champs = error.champs ?? [];
  const json = champs.find(({ message }) => message.startsWith(JSON_INCORRECT));
  const detail = json?.message ?? (champs.some(({ chemin }) => NOMS.test(chemin)) ? NOMS_OBLIGATOIRES : undefined);
  return detail === undefined ? error : new ApiError('VALIDATION', { detail, champs });
}
