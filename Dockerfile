# Builds the site and the service, then keeps only what serves: dist/ and a Node.
FROM node:26 AS build
WORKDIR /project
# With its history: the sitemap's dates come from it.
COPY . .
# Part of the built pages; see .env.example.
ARG SITE_URL
ARG CONTACT_PUBLIC_KEY
ARG CONTACT_URL
RUN npm run build

FROM node:26-alpine
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data
WORKDIR /app
RUN mkdir -m 700 /data && chown node:node /data
COPY --from=build /project/dist ./dist
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
	CMD ["node", "-e", "fetch('http://127.0.0.1:4321/healthz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
# The operator's commands: docker compose exec app-1 node dist/service/contacts.js doctor
CMD ["node", "dist/service/main.js"]
