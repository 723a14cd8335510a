import { describe, expect, it } from "vitest";
import { unencodedCharacters } from "./login-address.ts";
import { readSettings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

function faultOf(environment: Record<string, string>): string {
	try {
		readSettings(environment);
	} catch (error) {
		if (error instanceof SettingsError) return error.message.split("\n").slice(1).join("\n");
		throw error;
	}
	return "";
}

describe("an address with a login", () => {
	it.each([
		["smtps://ana:secreta#1@correo.example:465", ["#"]],
		["smtps://ana:12#mas@correo.example", ["#"]],
		["smtps://ana@ivf.example:clave@correo.example", ["@"]],
		["smtp://ana:secre@to#mas@correo.example", ["@", "#"]],
		["postgres://ana:12/34@base.example/ivf", ["/"]],
		["postgres://ana:12?34@base.example/ivf", ["?"]],
		["postgres://ana:100%@base.example/ivf", ["%"]],
		["postgres://ana:%ff@base.example/ivf", ["%"]],
		["postgres://ana:10%4g@base.example/ivf", ["%"]],
		["smtps://correo.example:465#nota", ["#"]],
	])("%s is refused for its characters alone", (address, characters) => {
		expect(unencodedCharacters(address)).toEqual(characters);
	});

	it.each([
		"smtps://correo.example:465",
		"smtps://ana%40ivf.example:cl%23ve%2F%3F%25@correo.example:465",
		"smtp://ana:cl:a$v&e=+;!*'(),~-._ñ@correo.example:587?requireTLS=false",
		"postgres:///ivf?host=/run/postgresql",
		"postgres://%2Frun%2Fpostgresql/ivf",
		"postgresql://ana:clave@[::1]:5432/ivf?sslmode=verify-full&sslrootcert=/etc/ca.pem",
	])("%s is taken as it is", (address) => {
		expect(unencodedCharacters(address)).toEqual([]);
		const name = address.startsWith("smtp") ? "SMTP_URL" : "DATABASE_URL";
		expect(readSettings({ [name]: address })[name]).toBe(address);
	});

	it("says what to write instead, and repeats nothing else", () => {
		expect(faultOf({ SMTP_URL: "smtp://ana:secre@to#mas@correo.example" })).toBe(
			"  SMTP_URL: en el usuario o la clave hay signos sin codificar: @ #; escribe %40 en lugar de @, %23 en lugar de #.",
		);
		expect(faultOf({ DATABASE_URL: "postgres://ana:10%@base.example/ivf" })).toBe(
			"  DATABASE_URL: en el usuario o la clave hay signos sin codificar: %; escribe %25 en lugar de %.",
		);
	});
});
